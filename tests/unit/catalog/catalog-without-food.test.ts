import { describe, expect, it } from 'vitest';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { withoutFood } from '@/catalog/without-food';

const shown = withoutFood(bundledCatalog);

describe('withoutFood', () => {
  it('takes out the habits of eating and those that change what or when somebody eats', () => {
    const gone = bundledCatalog.list().filter((item) => !shown.list().includes(item));
    expect(gone.map(({ id }) => id)).toEqual([
      'late_snack',
      'sugary_drink',
      'vegetables',
      'veg_first',
      'protein_breakfast',
      'whole_grain',
      'water_before_meal',
      'slow_eating',
      'soup_solids',
      'home_cook',
    ]);
  });

  it('does not know them by id either', () => {
    for (const item of bundledCatalog.list()) {
      expect(shown.byId(item.id)).toBe(shown.list().includes(item) ? item : null);
    }
    expect(shown.byId('no_such')).toBeNull();
  });
});
