import { describe, expect, it } from 'vitest';
import { checkResponse, type Asked } from '@/llm/download-worker/check-response';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const fresh: Asked = { offset: 0, total: null, etag: null };
const resumed: Asked = { offset: 300, total: 1000, etag: '"a"' };

const check = (status: number, headers: Record<string, string>, asked = fresh) =>
  checkResponse(new Response(null, { status, headers }), asked, NOW);

describe('what a server’s answer means', () => {
  it.each<[string, number, Record<string, string>, Asked, unknown]>([
    [
      'the whole file, first',
      200,
      { 'content-length': '1000', etag: '"a"' },
      fresh,
      { kind: 'append', facts: { total: 1000, etag: '"a"' } },
    ],
    [
      'the rest',
      206,
      { 'content-range': 'bytes 300-999/1000', etag: '"a"' },
      resumed,
      { kind: 'append', facts: { total: 1000, etag: '"a"' } },
    ],
    [
      'the rest, without a readable range',
      206,
      { 'content-length': '700' },
      resumed,
      { kind: 'append', facts: { total: 1000, etag: '"a"' } },
    ],
    [
      'the rest of an unnamed whole',
      206,
      { 'content-range': 'bytes 300-999/*' },
      resumed,
      { kind: 'append', facts: { total: 1000, etag: '"a"' } },
    ],
    [
      'no ranges',
      200,
      { 'content-length': '1000' },
      resumed,
      { kind: 'whole', facts: { total: 1000, etag: null } },
    ],
    [
      'another file by now',
      200,
      { 'content-length': '1200', etag: '"b"' },
      resumed,
      { kind: 'whole', facts: { total: 1200, etag: '"b"' } },
    ],
    [
      'the rest of another file',
      206,
      { 'content-range': 'bytes 300-999/1000', etag: '"b"' },
      resumed,
      { kind: 'start_over' },
    ],
    ['the wrong rest', 206, { 'content-range': 'bytes 0-999/1000' }, resumed, { kind: 'start_over' }],
    [
      'the rest of a longer file',
      206,
      { 'content-range': 'bytes 300-1199/1200' },
      resumed,
      { kind: 'start_over' },
    ],
    [
      'some of the rest, without a readable range',
      206,
      { 'content-length': '500' },
      resumed,
      { kind: 'start_over' },
    ],
    ['a range that is none', 206, { 'content-range': 'lines 1-2/3' }, resumed, { kind: 'start_over' }],
    ['nothing behind our end', 416, {}, resumed, { kind: 'start_over' }],
  ])('%s', (_name, status, headers, asked, expected) => {
    expect(check(status, headers, asked)).toEqual(expected);
  });

  it('a weak tag promises nothing, so it is not compared', () => {
    const headers = { 'content-range': 'bytes 300-999/1000', etag: 'W/"b"' };
    expect(check(206, headers, resumed)).toMatchObject({ kind: 'append' });
  });

  it('a length of packed bytes is no size', () => {
    const headers = { 'content-length': '400', 'content-encoding': 'gzip' };
    expect(check(200, headers)).toMatchObject({ kind: 'refused', error: { code: 'size_unknown' } });
    expect(check(200, headers, { ...fresh, total: 1000 })).toMatchObject({ facts: { total: 1000 } });
  });

  it.each([
    [401, 'forbidden', false],
    [403, 'forbidden', false],
    [404, 'not_found', false],
    [410, 'not_found', false],
    [408, 'server_busy', true],
    [429, 'server_busy', true],
    [500, 'server_busy', true],
    [503, 'server_busy', true],
    [400, 'server_error', false],
    [418, 'server_error', false],
  ])('%i is %s', (status, code, isTransient) => {
    expect(check(status, {})).toMatchObject({
      kind: 'refused',
      error: { code, detail: status },
      isTransient,
    });
  });

  it.each([
    ['17', 17_000],
    ['Tue, 01 Dec 2026 00:00:42 GMT', 42_000],
    ['Mon, 30 Nov 2026 00:00:00 GMT', 0],
    ['999999', 3_600_000],
    ['soon', null],
  ])('Retry-After: %s', (header, retryAfter) => {
    expect(check(503, { 'retry-after': header })).toMatchObject({ retryAfter });
  });
});
