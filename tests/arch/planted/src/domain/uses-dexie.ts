import { Dexie } from 'dexie';
import { second } from '../coach/cycle';

export const first = [Dexie, second];
