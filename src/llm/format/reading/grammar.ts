import { closeSign, delimiterSign, openSign } from '../calls/signs';
import type { Markers } from './markers';

/** How a family spells what its answers are made of. */
export interface Grammar {
  readonly markers: Markers;
  readonly callOpen: string;
  readonly callClose: string;
  readonly delimiter: string;
}

/** Collected text with its signs spelled as tokens again. */
export function spellSigns(source: string, { callOpen, callClose, delimiter }: Grammar): string {
  return source
    .replaceAll(delimiterSign, delimiter)
    .replaceAll(openSign, callOpen)
    .replaceAll(closeSign, callClose);
}
