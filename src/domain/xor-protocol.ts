interface ProtocolReferences {
  readonly protocolId: string | null;
  readonly breakProtocolId: string | null;
}

/** A habit that names both a protocol and a break protocol, or neither. */
export class XorProtocolError extends Error {
  readonly code = 'xor_protocol';

  constructor() {
    super('a habit carries exactly one of protocolId and breakProtocolId');
    this.name = 'XorProtocolError';
  }
}

/** R8: throws {@link XorProtocolError} unless exactly one reference is set. */
export function assertXorProtocol({ protocolId, breakProtocolId }: ProtocolReferences): void {
  if ((protocolId === null) === (breakProtocolId === null)) throw new XorProtocolError();
}
