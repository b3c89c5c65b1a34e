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
  it('is written to the URL and parsed back from it', () => {
    const filter = { diet: 'vegan', without: ['milk', 'nuts'] } as const;
    expect(dietFilterSearch(filter)).toBe('dieta=vegan&senza=milk&senza=nuts');
    expect(parseDietFilter(dietFilterSearch(filter))).toEqual(filter);
  });

  it('ignores unknown values', () => {
    expect(parseDietFilter('?dieta=carnivore&senza=water&senza=eggs')).toEqual({
      diet: null,
      without: ['eggs'],
    });
    expect(parseDietFilter('?dieta=')).toEqual(NO_FILTER);
  });

  it('is active only with a diet or an allergen', () => {
    expect(
      [NO_FILTER, parseDietFilter('?dieta=vegetarian'), parseDietFilter('?senza=soy')].map(
        isFilterActive,
      ),
    ).toEqual([false, true, true]);
  });

  it('matches dishes with the diet mark and without the allergens', () => {
    const norma = buildMenuDish({ diets: ['vegetarian'], allergens: ['gluten', 'milk'] });
    const maccu = buildMenuDish({ diets: ['vegetarian', 'vegan'], allergens: ['gluten'] });
    const listMatches = (search: string) =>
      [norma, maccu].map((dish) => matchesDietFilter(dish, parseDietFilter(search)));
    expect(listMatches('')).toEqual([true, true]);
    expect(listMatches('?dieta=vegetarian')).toEqual([true, true]);
    expect(listMatches('?dieta=vegan')).toEqual([false, true]);
    expect(listMatches('?senza=milk')).toEqual([false, true]);
    expect(listMatches('?senza=gluten')).toEqual([false, false]);
  });
});
