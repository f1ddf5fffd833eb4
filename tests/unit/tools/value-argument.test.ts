import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readValue } from '@/tools/value-argument';

describe('readValue', () => {
  it.each([
    ['7', 7],
    [' 7.5 ', 7.5],
    ['7시간', 7],
    ['7시간'.normalize('NFD'), 7],
    ['7 hours', 7],
    ['1 Cup', 1],
    ['8,000보', 8000],
    ['1,234,567', 1_234_567],
    ['61.5kg', 61.5],
    ['-3', -3],
  ])('reads %j', (raw, value) => {
    expect(readValue(raw)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '많이',
    '7시간 30분',
    '90분',
    '7-8시간',
    '7:30',
    '1만보',
    '7만',
    '8k',
    '7,5',
    '1,00',
    '1e3',
    '0x10',
    '7..5',
    '.5',
    '5.',
    '--5',
    'Infinity',
    'NaN',
    '반',
    '７',
  ])('leaves %j, which may mean something else, as it was', (raw) => {
    expect(readValue(raw)).toBe(raw);
  });

  it.each([[null], [undefined], [true], [{}], [['7']]])('leaves %j as it was', (raw) => {
    expect(readValue(raw)).toBe(raw);
  });

  it('knows one zero', () => {
    expect([readValue(-0), readValue('-0')]).toEqual([0, 0]);
  });

  const decimal = fc
    .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, hundredths]) => `${whole}.${String(hundredths).padStart(2, '0')}`);

  it('reads any number as it is written, with or without a unit', () => {
    const unit = fc.constantFrom('', '시간', '점', ' 잔', '보', 'kg', ' cups', ' STEPS');
    fc.assert(
      fc.property(decimal, unit, (digits, word) => {
        expect(readValue(digits + word)).toBe(Number(digits) + 0);
      }),
    );
  });

  it('reads whole numbers with separators for thousands', () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        expect(readValue(value.toLocaleString('en-US'))).toBe(value);
      }),
    );
  });

  it('makes of any text its own number or nothing at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789-., 시간만보kg')) }), (raw) => {
        const value = readValue(raw);
        if (typeof value !== 'number') expect(value).toBe(raw);
        else expect(raw.replace(/[^\d.-]/g, '')).toSatisfy((digits: string) => Number(digits) + 0 === value);
      }),
    );
  });
});
