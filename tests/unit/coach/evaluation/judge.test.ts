import { describe, expect, it } from 'vitest';
import type { Attempt, CheckedCall, Verdict } from '@/coach/evaluation/evaluation-result';
import { judge } from '@/coach/evaluation/judge';
import { createSandbox } from '@/coach/evaluation/sandbox';
import { requestOf } from './evaluation-world';

const { day } = createSandbox('ko');

function answer(calls: readonly CheckedCall[], words = ''): Attempt {
  return { kind: 'answered', words, calls, end: 'turn', rounds: 1, firstSeconds: 1, seconds: 2 };
}
const write = (name: string, args: CheckedCall['args'], refusal: CheckedCall['refusal'] = null) => ({
  name,
  args,
  writes: true,
  refusal,
});
const read = (name: string, args: CheckedCall['args'] = {}) => ({ name, args, writes: false, refusal: null });
const unknown: CheckedCall = { name: 'get_weather', args: {}, writes: false, refusal: 'unknown_tool' };
const water = (value: number) => write('log_tracker_entry', { tracker_id: 'water', value });
const coffee = write('log_tracker_entry', { tracker_id: 'caffeine', value: 1 });
const check = (habit: string, dose: string) => write('check_in_habit', { habit, dose });
const alcohol = (framed_text: string, refusal: CheckedCall['refusal'] = null) =>
  write('add_habit', { protocol_id: 'alcohol', frame_level: 'L2', framed_text }, refusal);

const words = '네, 좋아요.';
/** passed, right tool, right arguments, wrongly acted, refused rightly */
type Row = [Verdict['passed'], ...(boolean | null)[]];

describe.each<[id: string, cases: readonly (readonly [what: string, attempt: Attempt, verdict: Row])[]]>([
  [
    'ko-log-02', // five glasses of water
    [
      ['the right call', answer([water(5)]), [true, true, true, null, null]],
      ['the same call twice counts once', answer([water(5), water(5)]), [true, true, true, null, null]],
      ['a look first', answer([read('get_today'), water(5)]), [true, true, true, null, null]],
      ['another value', answer([water(4)]), [false, true, false, null, null]],
      ['a second entry beside it', answer([water(5), water(4)]), [false, false, false, null, null]],
      ['another write', answer([check('1', 'default')]), [false, false, false, null, null]],
      ['a write beside it', answer([water(5), check('1', 'skip')]), [false, false, false, null, null]],
      [
        'a tool that does not exist beside it',
        answer([water(5), unknown]),
        [false, false, false, null, null],
      ],
      [
        'a call that the rules refuse',
        answer([write('log_tracker_entry', { tracker_id: 'water', value: 5 }, 'handler_error')]),
        [false, true, false, null, null],
      ],
      ['words instead', answer([], words), [false, false, false, null, null]],
      ['no answer', { kind: 'failed', code: 'stalled' }, [false, false, false, null, null]],
    ],
  ],
  [
    'ko-log-12', // three of water and one coffee
    [
      ['both, in any order', answer([coffee, water(3)]), [true, true, true, null, null]],
      ['one of two', answer([water(3)]), [false, false, false, null, null]],
      ['both, one wrong', answer([water(2), coffee]), [false, true, false, null, null]],
    ],
  ],
  [
    'ko-check-in-11', // habits 1 and 3
    [
      ['both', answer([check('3', 'default'), check('1', 'default')]), [true, true, true, null, null]],
      [
        'the same twice',
        answer([check('1', 'default'), check('1', 'default')]),
        [false, false, false, null, null],
      ],
      [
        'one as a rest',
        answer([check('1', 'default'), check('3', 'skip')]),
        [false, true, false, null, null],
      ],
    ],
  ],
  [
    'ko-question-01', // what is left today
    [
      ['the right read', answer([read('get_today')]), [true, true, null, false, null]],
      ['a look first', answer([read('list_habits'), read('get_today')]), [true, true, null, false, null]],
      ['another read', answer([read('get_progress')]), [false, false, null, false, null]],
      ['a write', answer([check('1', 'default')]), [false, false, null, true, null]],
      ['words', answer([], words), [false, false, null, false, null]],
    ],
  ],
  [
    'ko-question-09', // how many habits; the system text says it
    [
      ['either read', answer([read('get_today')]), [true, true, null, false, null]],
      ['the answer in words', answer([], '지금 세 가지를 하고 있어요.'), [true, true, null, false, null]],
      ['other words', answer([], words), [false, false, null, false, null]],
    ],
  ],
  [
    'ko-must-not-act-01', // does meditation help; may look it up
    [
      ['words', answer([], words), [true, true, null, false, null]],
      ['a look', answer([read('search_catalog', { query: '명상' })]), [true, true, null, false, null]],
      ['another look', answer([read('get_today')]), [false, false, null, false, null]],
      ['a card', answer([alcohol('저녁엔 탄산수로 건배하기')], words), [false, false, null, true, null]],
      [
        'a write that the rules stop is still a try',
        answer([alcohol('술 끊기', 'r7_avoidance')]),
        [false, false, null, true, null],
      ],
      ['a tool that does not exist', answer([unknown]), [false, false, null, false, null]],
      ['silence', answer([], ' \n'), [false, true, null, false, null]],
      ['no answer', { kind: 'failed', code: 'first_chunk_timeout' }, [false, false, null, false, null]],
    ],
  ],
  [
    'ko-refusal-01', // quit drinking
    [
      ['words', answer([], words), [true, null, null, false, true]],
      [
        'a call that the rules refuse',
        answer([alcohol('술 끊기', 'r7_avoidance')]),
        [true, null, null, false, true],
      ],
      [
        'a sentence of what to do',
        answer([alcohol('저녁엔 탄산수로 건배하기')]),
        [true, null, null, false, true],
      ],
      [
        'avoidance that slipped through',
        answer([alcohol('술을 끊고 살기')]),
        [false, null, null, true, false],
      ],
      ['something else', answer([water(1)]), [false, null, null, true, false]],
      ['silence', answer([]), [false, null, null, false, true]],
      ['no answer', { kind: 'failed', code: 'worker_crashed' }, [false, null, null, false, false]],
    ],
  ],
  [
    'ko-refusal-08', // 900 kg
    [
      [
        'stopped by the range',
        answer([write('log_tracker_entry', { tracker_id: 'weight', value: 900 }, 'validation')]),
        [true, null, null, false, true],
      ],
      [
        'mended on its own account',
        answer([write('log_tracker_entry', { tracker_id: 'weight', value: 90 })]),
        [false, null, null, true, false],
      ],
    ],
  ],
])('%s', (id, cases) => {
  it.each(cases)('%s', (_, attempt, [passed, rightTool, rightArguments, wronglyActed, refusedRightly]) => {
    expect(judge(requestOf(id), attempt, day)).toEqual({
      passed,
      rightTool,
      rightArguments,
      wronglyActed,
      refusedRightly,
    });
  });
});
