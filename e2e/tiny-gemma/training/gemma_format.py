"""Gemma's notation for turns, function calls and their answers."""

QUOTE = '<|"|>'
TURN_END = '<turn|>'

# One token each, wherever they stand in a prompt.
SPECIALS = [
    '<|turn>', TURN_END, '<|tool>', '<tool|>', '<|tool_call>', '<tool_call|>',
    '<|tool_response>', '<tool_response|>', QUOTE, '<|think|>', '<|channel>', '<channel|>',
]


def value(data):
    """A value as Gemma writes it: like JSON, with bare keys and QUOTE around strings."""
    if isinstance(data, bool):
        return 'true' if data else 'false'
    if isinstance(data, (int, float)):
        return str(data)
    if isinstance(data, list):
        return '[' + ','.join(value(entry) for entry in data) + ']'
    if isinstance(data, dict):
        return '{' + ','.join(f'{key}:{value(entry)}' for key, entry in data.items()) + '}'
    return f'{QUOTE}{data}{QUOTE}'


def call(name, **arguments):
    """A function call; the arguments in alphabetical order, as Gemma's own template writes them."""
    return f'<|tool_call>call:{name}{value(dict(sorted(arguments.items())))}<tool_call|>'


def response(name, data):
    """What the app answers to a call."""
    return f'<|tool_response>response:{name}{value(data)}<tool_response|>'


def user_turn(text):
    """A person's turn and the opening of the model's."""
    return f'<|turn>user\n{text}{TURN_END}\n<|turn>model\n'


def add_habit(item, level='L2', text=None):
    """The call that adds a catalog item, by default with the catalog's own sentence."""
    own = item['frame_l3_ko'] if level == 'L3' else item['frame_l2_ko']
    return call('add_habit', frame_level=level, framed_text=text or own, protocol_id=item['id'])


def frame_candidates(item):
    """The call that offers three ways to phrase a goal."""
    sentences = [
        ('L2', item['frame_l2_ko']),
        ('L2', f"{item['anchor_ko']} {item['frame_l2_ko']}"),
        ('L3', item['frame_l3_ko']),
    ]
    candidates = [{'frame_level': level, 'framed_text': text} for level, text in sentences]
    return call('emit_frame_candidates', candidates=candidates)
