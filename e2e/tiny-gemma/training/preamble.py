"""Lines that stand before a question and are not to be answered: declarations, rules, catalog data."""

from catalog import ITEMS
from gemma_format import value

_NAMES = [
    'add_habit', 'log_tracker_entry', 'check_in_habit', 'archive_habit', 'list_habits',
    'get_today', 'get_progress', 'search_catalog', 'emit_frame_candidates', 'get_weather',
]
_KEYS = [
    'protocol_id', 'frame_level', 'framed_text', 'anchor_when', 'anchor_after_what', 'dose_text',
    'tracker_id', 'value', 'day', 'note', 'habit', 'dose', 'query', 'candidates', 'code', 'reason',
]
_WORDS = [
    '사용자', '습관', '코치', '도구', '호출', '오늘', '날짜', '기록', '문장', '행동', '정체성', '회피',
    '수준', '반드시', '하나', '목록', '설명', '선택', '시간', '전에', '다음', '저장', '확인',
    '한국어로 짧게 답한다.', '필요할 때만 도구를 쓴다.', 'You are a habit coach.', 'Answer briefly.',
    'Use a tool only when needed.',
]
_CATALOG_LINES = [
    '- {title_ko}: {default_dose_ko}', '{id}: {frame_l2_ko}', '{minimal_dose_ko} ({anchor_ko})',
    '{evidence_note}', '{frame_l3_ko}', '- {title_en}: {default_dose_en}', '{safety}',
]


def draw_preamble_line(r):
    """One line of a system turn."""
    kind = r.random()
    item = r.choice(ITEMS)
    if kind < .4:
        return _declaration(r)
    if kind < .7:
        return ' '.join(r.choices(_WORDS, k=r.randint(3, 10)))
    return r.choice(_CATALOG_LINES).format(**item)


def _declaration(r):
    """A tool as Gemma's template declares it, with random names and texts."""
    keys = r.sample(_KEYS, r.randint(1, 4))
    name = r.choice(_NAMES)
    description = ' '.join(r.sample(_WORDS, 4))
    parameters = {
        'properties': {key: _property(r) for key in keys},
        'required': [keys[0]],
        'type': 'OBJECT',
    }
    return f"<|tool>declaration:{name}{value({'description': description, 'parameters': parameters})}<tool|>"


def _property(r):
    described = {'description': ' '.join(r.sample(_WORDS, 3))}
    if r.random() < .2:
        described['enum'] = ['L2', 'L3']
    return {**described, 'type': r.choice(['STRING', 'NUMBER', 'BOOLEAN'])}
