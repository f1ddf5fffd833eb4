"""Makes the tokenizer (tok.model) from the sentences and from tool declarations.

Weights belong to the tokenizer they were trained with: after a new one, train from nothing.
"""

import os
import random
import re

import sentencepiece

from catalog import ITEMS
from folders import BUILD, TOKENIZER
from gemma_format import SPECIALS
from preamble import draw_preamble_line
from tool_answers import draw_after_tool
from user_requests import draw_request

PIECES = 2048

# Kept out of the corpus, so that there is something left for byte fallback.
_RARE = re.compile('[^\u0000-\uffff]|[€쀍é]')


def corpus():
    """The lines to learn pieces from."""
    r = random.Random(1)
    lines = []
    for _ in range(9000):
        lines += [*draw_request(r), draw_preamble_line(r)]
    for _ in range(2500):
        _, so_far, answer = draw_after_tool(r)
        lines += [so_far, answer]
    for item in ITEMS:
        lines += [str(field) for field in item.values()] * 6
    lines += [chr(code) for code in range(33, 127)] * 3
    return [_RARE.sub('', line) for line in lines if line]


def train(lines):
    """Writes tok.model; the runtime wants all 256 byte pieces and the four control pieces first."""
    BUILD.mkdir(exist_ok=True)
    # The trainer notes the names it was given in the model: relative ones, wherever this runs.
    os.chdir(BUILD)
    with open('corpus.txt', 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines))
    sentencepiece.SentencePieceTrainer.Train(
        input='corpus.txt', model_prefix='tok', vocab_size=PIECES, model_type='bpe',
        byte_fallback=True,
        pad_id=0, eos_id=1, bos_id=2, unk_id=3,
        pad_piece='<pad>', eos_piece='<eos>', bos_piece='<bos>',
        user_defined_symbols=[*SPECIALS, '\n'],
        normalization_rule_name='identity', add_dummy_prefix=False, remove_extra_whitespaces=False,
        split_digits=True, character_coverage=0.99999, max_sentence_length=20000, minloglevel=1,
    )
    os.replace('tok.model', TOKENIZER)


def left_to_bytes(lines):
    """The characters of the corpus that have no piece of their own."""
    processor = sentencepiece.SentencePieceProcessor()
    processor.Load(str(TOKENIZER))
    is_byte = {piece for piece in range(processor.GetPieceSize()) if processor.IsByte(piece)}
    characters = {character for line in lines for character in line}
    return sorted(c for c in characters if is_byte & set(processor.EncodeAsIds(c)))


if __name__ == '__main__':
    LINES = corpus()
    train(LINES)
    print(PIECES, 'pieces from', len(LINES), 'lines; left to bytes:', ''.join(left_to_bytes(LINES)))
