"""What the model says, or does, once the app has answered its call."""

from catalog import ITEMS, is_break
from gemma_format import add_habit, call, response
from user_requests import BREAK_WORDS, TRACKERS

_REASONS = [
    '이 문장에는 회피 표현이 들어 있어요.', '활성 습관은 세 개까지예요.',
    '카탈로그에서 찾을 수 없습니다.', 'frame_level 은 L2 또는 L3 이어야 합니다.',
    '값이 범위를 벗어났어요.', '사용자가 취소했어요.', '잠시 뒤에 다시 시도해 주세요.',
    'Only three habits can be active.', 'The sentence avoids instead of doing.',
]

_NOT_SAVED = '저장하지 못했어요. 잠시 뒤에 다시 해 볼까요?'

# Refusals that end in words, by the code of the error.
_CLOSING = {
    'r3_quota': '지금은 세 가지에 집중하고 있어요. 하나를 보관하면 새로 시작할 수 있어요.',
    'not_found': '카탈로그에서 찾지 못했어요. 다른 이름으로 말해 줄래요?',
    'declined': '알겠어요. 저장하지 않았어요.',
    'handler_error': _NOT_SAVED,
    'unknown_tool': '그 일은 아직 할 수 없어요.',
    'busy': '잠시 뒤에 다시 해 볼까요?',
    'r8_xor': _NOT_SAVED,
}

_CHECK_INS = [
    '첫 번째 습관 체크해줘', '두 번째 습관 체크해줘', '첫 번째 습관 조금만 했어',
    '첫 번째 습관 오늘은 쉴래', '체크해줘',
]


def draw_after_tool(r):
    """One (user text, model's turn so far, how it goes on)."""
    item = r.choice(ITEMS)
    kind = r.random()
    wish = f"{item['title_ko']} 추가해줘"
    if kind < .22:
        return wish, _added(r, item), '추가했어요! 작게 시작해 봐요.'
    if kind < .42:
        return wish, _mendable(r, item), add_habit(item)
    if kind < .62:
        return (wish, *_refused(r, item))
    if kind < .70:
        out_of_range = call('log_tracker_entry', tracker_id='weight', value=r.randint(300, 999))
        so_far = out_of_range + _failed(r, 'log_tracker_entry', 'validation')
        return '체중 900 기록해줘', so_far, '그 값은 기록할 수 없어요. 숫자를 다시 확인해 줄래요?'
    if kind < .78:
        return (*_logged(r), '기록했어요.')
    if kind < .87:
        return r.choice(_CHECK_INS), _checked_in(r, item), '체크했어요. 잘하고 있어요!'
    if kind < .92:
        text = r.choice(['첫 번째 습관 보관해줘', '보관해줘'])
        so_far = call('archive_habit', habit=_handle(r))
        so_far += response('archive_habit', {'title': item['title_ko']})
        return text, so_far, '보관했어요. 언제든 다시 꺼낼 수 있어요.'
    name = r.choice(['get_today', 'list_habits', 'get_progress', 'search_catalog'])
    so_far = call(name) + response(name, {'value': _words(r, r.randint(1, 8))})
    return '보여줘', so_far, '이렇게 정리했어요.'


def _added(r, item):
    data = {
        'frame_level': r.choice(['L2', 'L3']),
        'habit_id': r.choice(['h', 'hab_', '']) + str(r.randint(1, 9999)),
        'title': item['title_ko'],
        'type': 'break' if is_break(item) else 'build',
    }
    if r.random() < .3:
        data['remaining'] = r.randint(0, 2)
    return add_habit(item, r.choice(['L2', 'L3'])) + response('add_habit', data)


def _mendable(r, item):
    """A refusal after which the model tries the catalog's own sentence, once."""
    if is_break(item):
        word, verb = BREAK_WORDS[item['id']]
        avoiding = add_habit(item, 'L2', f'{word} 끊기')
        first = r.choice([avoiding, add_habit(item, 'L0', f'{word} 안 {verb}')])
        code = 'r7_avoidance' if first == avoiding else 'validation'
    else:
        first = add_habit(item, r.choice(['L0', 'L1']), _words(r, 1))
        code = 'validation'
    return first + _failed(r, 'add_habit', code)


def _refused(r, item):
    code = r.choice(list(_CLOSING))
    name = r.choice(['add_habit', 'add_habit', 'log_tracker_entry', 'check_in_habit', 'archive_habit'])
    if name == 'add_habit':
        attempt = add_habit(item)
    elif name == 'log_tracker_entry':
        attempt = call(name, tracker_id='sleep', value=r.randint(1, 9))
    else:
        attempt = call(name, habit=_handle(r))
    if code == 'unknown_tool':
        name = 'get_weather'
        attempt = call(name, city='서울')
    return attempt + _failed(r, name, code), _CLOSING[code]


def _logged(r):
    tracker = r.choice(list(TRACKERS))
    number = r.randint(1, 12)
    text = r.choice([r.choice(TRACKERS[tracker][0]).format(n=number), '기록해줘'])
    data = {'day': _day(r), 'entry_id': str(r.randint(1, 9999)), 'value': number}
    attempt = call('log_tracker_entry', tracker_id=tracker, value=number)
    return text, attempt + response('log_tracker_entry', data)


def _checked_in(r, item):
    attempt = call('check_in_habit', dose=r.choice(['default', 'minimal', 'skip']), habit=_handle(r))
    return attempt + response('check_in_habit', {'day': _day(r), 'title': item['title_ko']})


def _failed(r, name, code):
    """An error whose reason may say anything: the code alone decides what follows."""
    more = {}
    if r.random() < .3:
        key = r.choice(['suggestion', 'keyword', 'limit'])
        more = {key: _words(r, 1)}
    reason = r.choice(_REASONS) if r.random() < .5 else _words(r, r.randint(1, 3))
    return response(name, {'error': {'code': code, 'reason': reason, **more}})


def _words(r, count):
    return ' '.join(
        r.choice([
            r.choice(ITEMS)['frame_l2_ko'], r.choice(_REASONS),
            r.choice(ITEMS)['title_ko'], str(r.randint(1, 40)),
        ])
        for _ in range(count))


def _handle(r):
    return str(r.randint(1, 5))


def _day(r):
    return f'2026-{r.randint(1, 12):02}-{r.randint(1, 28):02}'
