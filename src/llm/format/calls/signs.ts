/** The string delimiter inside a collected call, whichever token spelled it. No text can hold it. */
export const delimiterSign = '\u0000';
/** An opening and a closing call token inside a collected block. */
export const openSign = '\u0001';
export const closeSign = '\u0002';
