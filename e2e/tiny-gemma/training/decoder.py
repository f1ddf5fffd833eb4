"""A small Gemma-3-type decoder, with the numerics of the runtime that will run it."""

import math
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import nn


@dataclass(frozen=True)
class Shape:
    """The model's dimensions; the runtime wants multiples of 4."""

    vocab: int
    dim: int = 128
    hidden: int = 384
    head_dim: int = 32
    heads: int = 4
    layers: int = 4
    window: int = 128


class RmsNorm(nn.Module):
    """Root mean square norm with a scale around one."""

    def __init__(self, size):
        super().__init__()
        self.scale = nn.Parameter(torch.zeros(size))

    def forward(self, x):
        """x [..., size], normed over its last axis."""
        return x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-6) * (1 + self.scale)


class Layer(nn.Module):
    """Attention with one shared key and value head, then a gated feed-forward; norms on both sides."""

    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.pre, self.post = RmsNorm(shape.dim), RmsNorm(shape.dim)
        self.ff_pre, self.ff_post = RmsNorm(shape.dim), RmsNorm(shape.dim)
        self.q_norm, self.k_norm = RmsNorm(shape.head_dim), RmsNorm(shape.head_dim)
        across = shape.heads * shape.head_dim
        self.q = nn.Linear(shape.dim, across, bias=False)
        self.k = nn.Linear(shape.dim, shape.head_dim, bias=False)
        self.v = nn.Linear(shape.dim, shape.head_dim, bias=False)
        self.o = nn.Linear(across, shape.dim, bias=False)
        self.up = nn.Linear(shape.dim, shape.hidden, bias=False)
        self.gate = nn.Linear(shape.dim, shape.hidden, bias=False)
        self.down = nn.Linear(shape.hidden, shape.dim, bias=False)

    def forward(self, x, angles, mask):
        """x [batch, time, dim]; angles [time, head_dim / 2] of each position; mask [time, time]."""
        x = x + self.post(self._attend(self.pre(x), angles, mask))
        h = self.ff_pre(x)
        return x + self.ff_post(self.down(F.gelu(self.gate(h), approximate='tanh') * self.up(h)))

    def _attend(self, h, angles, mask):
        batch, time, _ = h.shape

        def heads(t):
            return t.view(batch, time, -1, self.shape.head_dim).transpose(1, 2)

        q = rotate(self.q_norm(heads(self.q(h))), angles) / math.sqrt(self.shape.head_dim)
        k = rotate(self.k_norm(heads(self.k(h))), angles)
        attention = torch.softmax(q @ k.transpose(-1, -2) + mask, -1) @ heads(self.v(h))
        return self.o(attention.transpose(1, 2).reshape(batch, time, -1))


def rotate(t, angles):
    """Rotary positions, first half against second half."""
    a, b = t.chunk(2, -1)
    cos, sin = angles.cos(), angles.sin()
    return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)


class Decoder(nn.Module):
    """Embedding, layers, norm, and the embedding again as the output matrix."""

    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.emb = nn.Parameter(torch.randn(shape.vocab, shape.dim) / math.sqrt(shape.dim))
        self.layers = nn.ModuleList([Layer(shape) for _ in range(shape.layers)])
        self.final = RmsNorm(shape.dim)

    def forward(self, ids, wanted):
        """ids [batch, time]; gives logits [n, vocab] at the n positions that wanted [batch, time] marks."""
        position = torch.arange(ids.shape[1])
        half = torch.arange(self.shape.head_dim // 2)
        angles = position[:, None] * (10000. ** (-half * 2 / self.shape.head_dim))[None]
        distance = position[:, None] - position[None]
        mask = torch.where((distance >= 0) & (distance < self.shape.window), 0., -1e9)
        x = self.emb[ids] * math.sqrt(self.shape.dim)
        for layer in self.layers:
            x = layer(x, angles, mask)
        return self.final(x[wanted]) @ self.emb.T
