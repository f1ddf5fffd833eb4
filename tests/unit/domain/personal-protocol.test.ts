import { describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { isPersonalProtocol, personalProtocolId } from '@/domain/personal-protocol';

describe('a personal protocol', () => {
  it('carries its key', () => {
    expect(personalProtocolId('7f3a')).toBe('own:7f3a');
    expect(isPersonalProtocol('own:7f3a')).toBe(true);
  });

  it('is never mistaken for one of the catalogue', () => {
    expect(bundledCatalog.list().filter(({ id }) => isPersonalProtocol(id))).toEqual([]);
    expect(isPersonalProtocol('own:')).toBe(false);
    expect(isPersonalProtocol('meditation')).toBe(false);
  });

  it('needs a key', () => {
    expect(() => personalProtocolId('')).toThrow(TypeError);
  });
});
