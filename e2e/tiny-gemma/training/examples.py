"""Prompts with answers, drawn at random and cut into tokens."""

import sentencepiece
import torch

from fixed_answers import FALLBACK
from folders import TOKENIZER
from gemma_format import TURN_END, user_turn
from preamble import draw_preamble_line
from tool_answers import draw_after_tool
from user_requests import draw_request

LENGTH = 224
_LONGEST_ANSWER = LENGTH - 40
_BOS = 2

_OFF_TOPIC = [
    '뭐', '점심', '내일', '비', '영화', '어디', '왜', '그래', 'what', 'time', 'lunch',
    '음악', '축구', '주식',
]

tokens = sentencepiece.SentencePieceProcessor()
tokens.Load(str(TOKENIZER))


def draw_example(r, kind=None):
    """Token ids, at most LENGTH, and the index of the answer's first token.

    kind in [0, 1): below .12 something the model can't answer, below .40 what follows a tool's
    answer, else a request.
    """
    kind = r.random() if kind is None else kind
    if kind < .12:
        prompt, answer = user_turn(_off_topic(r)), FALLBACK
    elif kind < .40:
        text, so_far, answer = draw_after_tool(r)
        prompt = user_turn(text) + so_far
    else:
        text, answer = draw_request(r)
        prompt = user_turn(text)
    prompt_ids = [_BOS, *tokens.EncodeAsIds(_history(r) + prompt)]
    answer_ids = tokens.EncodeAsIds(answer + TURN_END)[:_LONGEST_ANSWER]
    start = max(0, len(prompt_ids) + len(answer_ids) - LENGTH)
    return (prompt_ids + answer_ids)[start:], len(prompt_ids) - start


def _off_topic(r):
    if r.random() < .5:
        return draw_preamble_line(r)[:60]
    return ' '.join(r.choices(_OFF_TOPIC, k=r.randint(1, 5)))


def _history(r):
    """Mostly a system turn of random length and up to two earlier turns; sometimes nothing."""
    if r.random() >= .85:
        return ''
    lines = []
    while sum(map(len, lines)) < r.choice([0, 40, 150, 400]):
        lines.append(draw_preamble_line(r))
    history = '<|turn>system\n' + '\n'.join(lines) + TURN_END + '\n'
    for _ in range(r.choice([0, 0, 0, 1, 2])):
        if r.random() < .5:
            text, so_far, answer = draw_after_tool(r)
        else:
            (text, answer), so_far = draw_request(r), ''
        history += user_turn(text) + so_far + answer + TURN_END + '\n'
    return history


def batch(examples):
    """ids [n, LENGTH], the positions whose next token is taught [n, LENGTH], and those tokens."""
    ids = torch.zeros(len(examples), LENGTH, dtype=torch.long)
    taught = torch.zeros(len(examples), LENGTH, dtype=torch.bool)
    targets = []
    for row, (example, answer) in enumerate(examples):
        ids[row, :len(example)] = torch.tensor(example)
        taught[row, answer - 1:len(example) - 1] = True
        targets += example[answer:]
    return ids, taught, torch.tensor(targets)
