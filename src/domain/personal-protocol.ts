const PREFIX = 'own:';

/** Stands where a catalogue ID would: the habit is made of the person's own words. No catalogue ID holds a colon. */
export type PersonalProtocolId = `own:${string}`;

/** R8 for habits outside the catalogue; `key` sets this one apart from all others. Throws a TypeError on an empty key. */
export function personalProtocolId(key: string): PersonalProtocolId {
  if (key === '') throw new TypeError('a personal protocol needs a key');
  return `${PREFIX}${key}`;
}

export function isPersonalProtocol(protocolId: string): protocolId is PersonalProtocolId {
  return protocolId.length > PREFIX.length && protocolId.startsWith(PREFIX);
}
