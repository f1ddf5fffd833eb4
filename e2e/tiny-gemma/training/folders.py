"""Where the training reads and writes."""

from pathlib import Path

HOME = Path(__file__).parents[1]
TOKENIZER = HOME / 'tok.model'
TRAINED = HOME / 'trained'
BUILD = HOME / 'build'
