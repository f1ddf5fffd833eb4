import { describe, expect, it } from 'vitest';
import { assertXorProtocol, XorProtocolError } from '@/domain/xor-protocol';

describe('assertXorProtocol', () => {
  it.each([
    { protocolId: 'reading', breakProtocolId: null },
    { protocolId: null, breakProtocolId: 'alcohol' },
  ])('accepts exactly one reference: %j', (references) => {
    expect(() => assertXorProtocol(references)).not.toThrow();
  });

  it.each([
    { protocolId: null, breakProtocolId: null },
    { protocolId: 'reading', breakProtocolId: 'alcohol' },
  ])('throws its own error on %j', (references) => {
    expect(() => assertXorProtocol(references)).toThrow(XorProtocolError);
    expect(() => assertXorProtocol(references)).toThrow(expect.objectContaining({ code: 'xor_protocol' }));
  });
});
