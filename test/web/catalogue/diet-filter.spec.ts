import { describe, expect, it } from '@jest/globals';
import { buildMenuDish } from '#test/support/builders/menu-items.ts';
import {
  parseDietFilter,
  dietFilterSearch,
  isFilterActive,
  NO_FILTER,
  matchesDietFilter,
} from '#web/features/catalogue/menu/filter/dietFilter.ts';

describe('the filter of diets and allergens', () => {
  it('lives in the address and comes back from it', () => {
    const filter = { diet: 'vegan', without: ['milk', 'nuts'] } as const;
    expect(dietFilterSearch(filter)).toBe('dieta=vegan&senza=milk&senza=nuts');
    expect(parseDietFilter(dietFilterSearch(filter))).toEqual(filter);
  });

  it('passes over words that it does not know', () => {
    expect(parseDietFilter('?dieta=carnivore&senza=water&senza=eggs')).toEqual({
      diet: null,
      without: ['eggs'],
    });
    expect(parseDietFilter('?dieta=')).toEqual(NO_FILTER);
  });

  it('says whether it filters anything', () => {
    expect(
      [NO_FILTER, parseDietFilter('?dieta=vegetarian'), parseDietFilter('?senza=soy')].map(
        isFilterActive,
      ),
    ).toEqual([false, true, true]);
  });

  it('leaves the dishes with the mark and without the allergens', () => {
    const norma = buildMenuDish({ diets: ['vegetarian'], allergens: ['gluten', 'milk'] });
    const maccu = buildMenuDish({ diets: ['vegetarian', 'vegan'], allergens: ['gluten'] });
    const suiting = (search: string) =>
      [norma, maccu].map((dish) => matchesDietFilter(dish, parseDietFilter(search)));
    expect(suiting('')).toEqual([true, true]);
    expect(suiting('?dieta=vegetarian')).toEqual([true, true]);
    expect(suiting('?dieta=vegan')).toEqual([false, true]);
    expect(suiting('?senza=milk')).toEqual([false, true]);
    expect(suiting('?senza=gluten')).toEqual([false, false]);
  });
});
