import { computed, signal } from '@preact/signals';
import type { Locale } from '@/lib/locale';
import { en } from './en';
import { ko, type Messages } from './ko';

const catalogs: Readonly<Record<Locale, Messages>> = { ko, en };

/** The person's language; screens follow a change at once. */
export const locale = signal<Locale>('ko');

/** Every sentence of the app in the person's language. */
export const messages = computed(() => catalogs[locale.value]);
