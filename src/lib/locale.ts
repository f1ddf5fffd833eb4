/** The languages every sentence of the product exists in. */
export type Locale = 'ko' | 'en';

export type Localized<T = string> = Readonly<Record<Locale, T>>;
