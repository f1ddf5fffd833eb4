"""What a person asks, and what the model answers."""

from catalog import ITEMS, is_break, spoken_titles
from fixed_answers import FIXED
from gemma_format import add_habit, call, frame_candidates

# Catalog id -> everyday noun, and the verb of a sentence that avoids it.
BREAK_WORDS = {
    'alcohol': ('술', '마시기'),
    'smoking': ('담배', '피우기'),
    'late_snack': ('야식', '먹기'),
    'doomscroll': ('SNS', '보기'),
    'phone_in_bed': ('침대 폰', '보기'),
    'bedtime_delay': ('늦잠', '자기'),
    'sugary_drink': ('단 음료', '마시기'),
    'late_caffeine': ('오후 커피', '마시기'),
    'nail_biting': ('손톱', '물기'),
    'impulse_buy': ('충동구매', '하기'),
}

# Tracker id -> sentences, smallest and largest value.
TRACKERS = {
    'sleep': (['{n}시간 잤어', '어제 {n}시간 잤어', '수면 {n}시간 기록해줘', 'I slept {n} hours'], 1, 12),
    'mood': (['오늘 기분 {n}점', '기분 {n}점이야', '기분 {n} 기록해줘', 'mood {n} today'], 1, 5),
    'water': (['물 {n}잔 마셨어', '물 {n}잔 기록해줘', 'I drank {n} glasses of water'], 1, 15),
    'steps': (['{n}보 걸었어', '오늘 {n}걸음', '걸음 {n} 기록해줘', 'walked {n} steps'], 100, 30000),
    'caffeine': (['커피 {n}잔 마셨어', '카페인 {n}잔 기록해줘', 'had {n} coffees'], 1, 9),
}

_ADD = [
    '{t} 습관 추가해줘', '{t} 추가해줘', '{t} 시작하고 싶어', '{t} 습관 만들래', '{t} 습관 넣어줘',
    '{t} 해볼래', '{t} 등록해줘', '{t} 할래', '{l2} 습관 추가해줘', '{l2} 추가해 줄래?',
    '{l2} 시작할래', '오늘부터 {t}', '{t} 습관을 만들고 싶어요', '{t} 하고 싶어요',
]
_IDENTITY = ['{t} 하는 사람이 되고 싶어', '{t} 정체성으로 추가해줘']
_CHANGE = [
    '{w} 대신 다른 걸 하고 싶어', '{w} 습관 바꾸고 싶어', '{w} 습관 바꿔줘',
    '{t} 추가해줘', '{t} 시작할래',
]
_ADD_EN = ['add {e}', 'add a {e} habit', 'I want to start {e}', 'please add {e}', 'start {e}']


def draw_request(r):
    """One (user text, answer) pair."""
    kind = r.random()
    item = r.choice(ITEMS)
    title = r.choice(spoken_titles(item))
    if kind < .30:
        return _change(r, item, title) if is_break(item) else _add(r, item, title, _ADD, 'L2')
    if kind < .36:
        return _add(r, item, title, _IDENTITY, 'L3')
    if kind < .48:
        text = r.choice(_ADD_EN).format(e=item['title_en'].lower())
        return text, add_habit(item, 'L2', item['frame_l2_en'])
    if kind < .66:
        return _log(r)
    if kind < .76:
        return _goal(r, item, title), frame_candidates(item)
    text = r.choice(list(FIXED))
    return text, FIXED[text]


def _add(r, item, title, sentences, level):
    text = r.choice(sentences).format(t=title, l2=item['frame_l2_ko'])
    return text, add_habit(item, level)


def _change(r, item, title):
    """A bad habit: to be replaced, or, against the app's rules, to be avoided."""
    word, verb = BREAK_WORDS[item['id']]
    if r.random() < .3:
        text = r.choice([f'{word} 끊기 추가해줘', f'{word} 끊고 싶어', f'{word} 끊을래'])
        return text, add_habit(item, 'L2', f'{word} 끊기')
    if r.random() < .25:
        text = r.choice([f'{word} 안 {verb} 추가해줘', f'{word} 안 {verb}'])
        return text, add_habit(item, 'L0', f'{word} 안 {verb}')
    return r.choice(_CHANGE).format(w=word, t=title), add_habit(item)


def _log(r):
    tracker = r.choice(list(TRACKERS))
    sentences, smallest, largest = TRACKERS[tracker]
    number = r.randint(smallest, largest)
    answer = call('log_tracker_entry', tracker_id=tracker, value=number)
    return r.choice(sentences).format(n=number), answer


def _goal(r, item, title):
    goals = [title, item['frame_l2_ko'], title + ' 하고 싶어']
    if is_break(item):
        goals.append(BREAK_WORDS[item['id']][0] + ' 끊고 싶어')
    return '목표: ' + r.choice(goals)
