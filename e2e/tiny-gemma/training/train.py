"""Trains the tiny model and writes trained/ for pack.mjs. About a second a step on two cores.

The shipped weights came from three runs:
    train.py --steps 800
    train.py --steps 950 --rate 2e-3 --resume
    train.py --steps 260 --rate 1e-3 --resume
`train.py --steps 0 --resume` only measures the weights that are there.
"""

import argparse
import math
import random
import time

import torch
import torch.nn.functional as F

import weights
from decoder import Decoder, Shape
from examples import batch, draw_example, tokens

BATCH = 16
KINDS = {'off topic': .05, 'after a tool': .3, 'requests': .7}


def learning_rate(step, steps, peak):
    """Fifty steps of warm-up, then a cosine down to a fiftieth."""
    warm_up = min(1, (step + 1) / 50)
    return peak * warm_up * (.02 + .98 * .5 * (1 + math.cos(math.pi * step / steps)))


def whole_answers(net, count):
    """How many unseen draws are answered exactly, each token given the right ones before it."""
    r = random.Random(99)
    right = dict.fromkeys(KINDS, 0)
    with torch.no_grad():
        for _ in range(count // len(KINDS)):
            for name, kind in KINDS.items():
                ids, taught, targets = batch([draw_example(r, kind)])
                right[name] += bool((net(ids, taught).argmax(-1) == targets).all())
    return ', '.join(f'{name} {good}/{count // len(KINDS)}' for name, good in right.items())


def train(net, steps, peak):
    """Trains in place; saves every 200 steps."""
    r = random.Random(0)
    start = time.time()
    optimizer = torch.optim.AdamW(net.parameters(), lr=peak, betas=(.9, .98), weight_decay=.01)
    for step in range(steps):
        for group in optimizer.param_groups:
            group['lr'] = learning_rate(step, steps, peak)
        ids, taught, targets = batch([draw_example(r) for _ in range(BATCH)])
        loss = F.cross_entropy(net(ids, taught), targets)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.)
        optimizer.step()
        if step % 50 == 0:
            print(f'step {step}: loss {loss.item():.4f}, {time.time() - start:.0f} s', flush=True)
        if step % 200 == 199:
            print('whole answers:', whole_answers(net, 150), flush=True)
            weights.save(net)


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument('--steps', type=int, default=1600)
    parser.add_argument('--rate', type=float, default=3e-3, help='peak learning rate')
    parser.add_argument('--resume', action='store_true', help='go on from trained/')
    parser.add_argument('--threads', type=int, default=2)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(0)
    net = Decoder(Shape(vocab=tokens.GetPieceSize()))
    if options.resume:
        weights.load(net)
    if options.steps > 0:
        train(net, options.steps, options.rate)
        weights.round_to_int8(net)
        weights.save(net)
    print('whole answers at int8:', whole_answers(net, 600))


if __name__ == '__main__':
    main()
