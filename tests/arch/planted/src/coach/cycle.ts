import { first } from '../domain/uses-dexie';

export const second: readonly unknown[] = [() => first];
