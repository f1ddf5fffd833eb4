import type { HabitType } from '@/domain/habit';
import type { CatalogItem } from './catalog-item';

/** Eating well is a thing to build, so diet items are. */
export function habitTypeOf({ kind }: Pick<CatalogItem, 'kind'>): HabitType {
  return kind === 'break' ? 'break' : 'build';
}
