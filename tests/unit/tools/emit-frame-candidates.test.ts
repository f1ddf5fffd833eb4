import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameCandidatesDeclaration, parseFrameCandidates } from '@/tools/emit-frame-candidates';

const good = { frame_level: 'L2', framed_text: '아침에 햇빛 보기' };

describe('parseFrameCandidates', () => {
  it('reads levels and texts as models write them', () => {
    const args = {
      candidates: [
        { frame_level: ' l2 ', framed_text: ' 아침에\n햇빛 보기 ' },
        { frame_level: 'L3', framed_text: '나는 햇빛을 보는 사람이다', confidence: 0.9 },
      ],
    };
    expect(parseFrameCandidates(args)).toEqual([
      { frameLevel: 'L2', framedText: '아침에 햇빛 보기' },
      { frameLevel: 'L3', framedText: '나는 햇빛을 보는 사람이다' },
    ]);
  });

  it.each([
    [{ ...good, frame_level: 'L0' }],
    [{ ...good, frame_level: 'L1' }],
    [{ ...good, frame_level: undefined }],
    [{ ...good, framed_text: '' }],
    [{ ...good, framed_text: '가'.repeat(201) }],
    [{ ...good, framed_text: '햇\uFFFD' }],
    [{ ...good, framed_text: 3 }],
    [good.framed_text],
    [null],
    [[good]],
  ])('leaves out %j and keeps the good ones', (bad) => {
    const other = { frame_level: 'L2', framed_text: '커튼 열기' };
    expect(parseFrameCandidates({ candidates: [bad, good, bad, other] })).toEqual([
      { frameLevel: 'L2', framedText: '아침에 햇빛 보기' },
      { frameLevel: 'L2', framedText: '커튼 열기' },
    ]);
  });

  it('takes three sentences, each once', () => {
    const texts = ['하나', '하나', ' 하나', '둘', '셋', '넷'];
    const candidates = texts.map((framed_text) => ({ ...good, framed_text }));
    expect(parseFrameCandidates({ candidates }).map(({ framedText }) => framedText)).toEqual([
      '하나',
      '둘',
      '셋',
    ]);
  });

  it.each([
    null,
    undefined,
    'text',
    [good],
    {},
    { candidates: null },
    { candidates: good },
    { candidates: [] },
  ])('finds none in %j', (args) => {
    expect(parseFrameCandidates(args)).toEqual([]);
  });

  it('throws at nothing', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true });
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ candidates: fc.array(anything) })), (args) => {
        expect(parseFrameCandidates(args).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('frameCandidatesDeclaration', () => {
  it.each([
    ['ko', '목표를 할 일로 바꾼 문장 세 개를 낸다.', '세 개. L2는 할 일, L3은 나는 어떤 사람인지'],
    [
      'en',
      'Gives three sentences that turn a goal into something to do.',
      'Three. L2 names an action, L3 who I am',
    ],
  ] as const)('tells the model the shape, in %s', (locale, description, candidates) => {
    expect(frameCandidatesDeclaration(locale)).toEqual({
      name: 'emit_frame_candidates',
      description,
      parameters: {
        type: 'object',
        properties: {
          candidates: {
            type: 'array',
            description: candidates,
            items: {
              type: 'object',
              properties: {
                frame_level: { type: 'string', enum: ['L2', 'L3'] },
                framed_text: { type: 'string' },
              },
              required: ['frame_level', 'framed_text'],
            },
          },
        },
        required: ['candidates'],
      },
    });
  });
});
