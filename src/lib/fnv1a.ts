const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = 0xffffffffffffffffn;

/** FNV-1a of 64 bits, as 16 hex digits: tells apart, and tells a torn text; no protection against ill will. */
export function fnv1a(bytes: Uint8Array): string {
  let hash = OFFSET;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * PRIME) & MASK;
  return hash.toString(16).padStart(16, '0');
}
