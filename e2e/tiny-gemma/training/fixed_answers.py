"""Sentences with one answer each: small talk, questions to the app, and odd ends for the tests."""

from catalog import BY_ID
from gemma_format import add_habit, call

FALLBACK = '잘 모르겠어요. 다시 말해 줄래요?'

_HELLO = '안녕하세요! 오늘은 어떤 습관을 만들어 볼까요?'

_LONG = """습관은 작게 시작하는 것이 좋아요.
1. 아침에 일어나면 물을 한 잔 마셔요.
2. 창문을 열고 햇빛을 10분 동안 봐요.
3. 점심을 먹고 나서 5분 동안 걸어요.
4. 저녁에는 휴대폰을 멀리 두고 책을 두 쪽 읽어요.
5. 자기 전에 오늘 잘한 일을 하나 적어요.
이렇게 매일 조금씩 하면 몸이 기억해요."""

_SMALL_TALK = {
    '안녕': _HELLO,
    '안녕하세요': _HELLO,
    'hello': 'Hi! Which habit would you like to build today?',
    '고마워': '저도 기뻐요. 오늘도 한 걸음이면 충분해요.',
    '습관이 자꾸 무너져': '하루를 놓쳐도 괜찮아요. 내일은 가장 작은 것부터 해 봐요.',
    '길게 설명해줘': _LONG,
}

# What a model may do wrong, on demand.
_ODD_ENDS = {
    '생각하고 답해줘': '<|channel>thought\n짧게 생각해 봐요.<channel|>네, 좋아요!',
    '거짓말해 봐': '아침 햇빛 습관을 추가했어요!',
    '빈 답 줘': '',
    '이모지 보여줘': '좋아요 🌞🎉 오늘도 힘내요 💪',
    '특수 문자 보여줘': '€쀍é 끝',
    '끝없이 말해줘': '네, 알겠어요. ' * 60,
    '두 개 추가해줘': add_habit(BY_ID['morning_sunlight']) + add_habit(BY_ID['stretch']),
    '날씨 알려줘': call('get_weather', city='서울'),
    '깨진 호출 보여줘': '<|tool_call>call:add_habit{frame_level:<|"|>L2<|"|>,framed_text:<|"|>아침에 햇빛',
    '마법 습관 추가해줘': call(
        'add_habit', frame_level='L2', framed_text='마법 부리기', protocol_id='no_such'),
    '살 5kg 빼기 추가해줘': add_habit(BY_ID['cardio'], 'L1', '살 5kg 빼기'),
}

_APP = {
    '오늘 뭐 남았어?': call('get_today'),
    '오늘 할 일 알려줘': call('get_today'),
    '내 습관 보여줘': call('list_habits'),
    '습관 목록': call('list_habits'),
    '이번 주 어땠어?': call('get_progress'),
    '잠에 좋은 습관 찾아줘': call('search_catalog', query='잠'),
    'what is left today?': call('get_today'),
    'show my habits': call('list_habits'),
    '첫 번째 습관 체크해줘': call('check_in_habit', dose='default', habit='1'),
    '첫 번째 습관 조금만 했어': call('check_in_habit', dose='minimal', habit='1'),
    '첫 번째 습관 오늘은 쉴래': call('check_in_habit', dose='skip', habit='1'),
    '첫 번째 습관 보관해줘': call('archive_habit', habit='1'),
    '두 번째 습관 체크해줘': call('check_in_habit', dose='default', habit='2'),
    '체중 900 기록해줘': call('log_tracker_entry', tracker_id='weight', value=900),
    '혈당 기록해줘': call('log_tracker_entry', tracker_id='no_such', value=1),
}

# A structured request that goes wrong.
_ODD_GOALS = {
    '목표: 이상한 답': '목표를 조금 더 말해 줄래요?',
    '목표: 다른 함수': add_habit(BY_ID['morning_sunlight']),
    '목표: 빈 후보': call('emit_frame_candidates', candidates=[]),
}

FIXED = {**_SMALL_TALK, **_ODD_ENDS, **_APP, **_ODD_GOALS}
