import { fnv1a } from '@/lib/fnv1a';
import { gemmaDefaults, type ModelEntry } from './model-entry';

export interface OwnModel {
  readonly name: string;
  readonly family: ModelEntry['family'];
  /** null: a file that the person picked */
  readonly url: string | null;
  /** What the person knows of the file. */
  readonly sha256: string | null;
}

/** The entry of a model that a person brought, from a file or an address. */
export function ownModel({ name, family, url, sha256 }: OwnModel): ModelEntry {
  return {
    ...gemmaDefaults,
    // Nothing is known of its size yet, so nothing is asked of the device.
    needs: { ...gemmaDefaults.needs, memory: { good: 0, least: 0 } },
    canThink: family === 'gemma4',
    id: ownId(url ?? name),
    name: name.slice(0, 80),
    origin: 'own',
    family,
    licence: null,
    source: { url, bytes: null, sha256 },
  };
}

/** Which language a file speaks, guessed from its name. */
export function familyOf(fileName: string): ModelEntry['family'] {
  if (/function-?gemma/i.test(fileName)) return 'functiongemma';
  return /gemma-?_?3/i.test(fileName) ? 'gemma3' : 'gemma4';
}

/**
 * The address of a model file, or null for one that may not be asked: only https, and plain http to this very
 * machine. No name and password in it, which would travel into logs.
 */
export function modelAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  if (!url || url.username !== '' || url.password !== '') return null;
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return null;
  url.hash = '';
  return url.href;
}

/** The last part of an address, for a name. */
export function nameOfAddress(url: string): string {
  const { pathname, host } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return host;
  try {
    return decodeURIComponent(last);
  } catch {
    return last; // a broken escape is a name all the same
  }
}

/** The same file or address gives the same id, so that it is brought once. */
function ownId(key: string): string {
  return `own-${fnv1a(new TextEncoder().encode(key)).slice(0, 13)}`;
}
