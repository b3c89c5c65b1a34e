import { describe, expect, it } from '@jest/globals';
import { aDish } from '#test/support/menu-card.ts';
import {
  filterIn,
  filterSearch,
  isFiltering,
  NO_FILTER,
  suits,
} from '#web/features/catalogue/dietFilter.ts';

describe('the filter of diets and allergens', () => {
  it('lives in the address and comes back from it', () => {
    const filter = { diet: 'vegan', without: ['milk', 'nuts'] } as const;
    expect(filterSearch(filter)).toBe('dieta=vegan&senza=milk&senza=nuts');
    expect(filterIn(filterSearch(filter))).toEqual(filter);
  });

  it('passes over words that it does not know', () => {
    expect(filterIn('?dieta=carnivore&senza=water&senza=eggs')).toEqual({
      diet: null,
      without: ['eggs'],
    });
    expect(filterIn('?dieta=')).toEqual(NO_FILTER);
  });

  it('says whether it filters anything', () => {
    expect(
      [NO_FILTER, filterIn('?dieta=vegetarian'), filterIn('?senza=soy')].map(isFiltering),
    ).toEqual([false, true, true]);
  });

  it('leaves the dishes with the mark and without the allergens', () => {
    const norma = aDish({ diets: ['vegetarian'], allergens: ['gluten', 'milk'] });
    const maccu = aDish({ diets: ['vegetarian', 'vegan'], allergens: ['gluten'] });
    const suiting = (search: string) => [norma, maccu].map((dish) => suits(dish, filterIn(search)));
    expect(suiting('')).toEqual([true, true]);
    expect(suiting('?dieta=vegetarian')).toEqual([true, true]);
    expect(suiting('?dieta=vegan')).toEqual([false, true]);
    expect(suiting('?senza=milk')).toEqual([false, true]);
    expect(suiting('?senza=gluten')).toEqual([false, false]);
  });
});
