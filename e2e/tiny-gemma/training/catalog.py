"""The catalog of habits that the model is taught: the app's own file."""

import json
from pathlib import Path

_SEED = Path(__file__).parents[3] / 'src' / 'catalog' / 'seed' / 'catalog.json'

ITEMS = json.loads(_SEED.read_text(encoding='utf-8'))
BY_ID = {item['id']: item for item in ITEMS}


def is_break(item):
    """Whether the item replaces a bad habit."""
    return item['kind'] == 'break'


def spoken_titles(item):
    """The names a person may use for an item, its Korean title first."""
    title = item['title_ko']
    short = title.replace(' 습관 바꾸기', '').replace(' 바꾸기', '')
    return [title, short] if is_break(item) and not short.endswith('는') else [title]
