import { describe, expect, it } from '@jest/globals';
import { aDish, aDrink } from '#test/support/menu-card.ts';
import { dishesAmongDrinks, dishesOf, drinksOf } from '#web/features/catalogue/menuSections.ts';

const names = (listed: readonly { name: string }[]) => listed.map(({ name }) => name);

describe('the dishes of a category', () => {
  it('are those of exactly that category', () => {
    const dishes = [
      aDish({ name: 'Caponata' }),
      aDish({ name: 'Norma', category: 'Primi Piatti' }),
      aDish({ name: 'Altro', category: 'Antipasti misti' }),
    ];
    expect(names(dishesOf(dishes, 'Antipasti'))).toEqual(['Caponata']);
  });

  it('include those that staff wrote in another spelling of it', () => {
    const dishes = [
      aDish({ name: 'Norma', category: 'Primi piatti' }),
      aDish({ name: 'Maccu', category: ' PRIMI  PIATTI ' }),
      aDish({ name: 'Cannolo', category: 'Dolci' }),
    ];
    expect(names(dishesOf(dishes, 'Primi Piatti'))).toEqual(['Norma', 'Maccu']);
    expect(names(dishesOf(dishes, 'Dessert'))).toEqual(['Cannolo']);
  });

  it("come with those that have an image first, and otherwise stay in the kitchen's order", () => {
    const dishes = [
      aDish({ name: 'a' }),
      aDish({ name: 'b', imageUrl: '/b.webp' }),
      aDish({ name: 'c' }),
      aDish({ name: 'd', imageUrl: '/d.webp' }),
    ];
    expect(names(dishesOf(dishes, 'Antipasti'))).toEqual(['b', 'd', 'a', 'c']);
  });

  it('leave the list that they were given as it was', () => {
    const dishes = [aDish({ name: 'a' }), aDish({ name: 'b', imageUrl: '/b.webp' })];
    dishesOf(dishes, 'Antipasti');
    expect(names(dishes)).toEqual(['a', 'b']);
  });

  it('are on no page when the house does not show their category', () => {
    expect(dishesOf([aDish({ category: 'Contorni' })], 'Antipasti')).toEqual([]);
  });
});

describe('the drinks of a subcategory', () => {
  it('are matched by subcategory or by category, trimmed, whatever the case', () => {
    const drinks = [
      aDrink({ name: 'a', subcategory: ' cocktail ' }),
      aDrink({ name: 'b', subcategory: null, category: 'Cocktail' }),
      aDrink({ name: 'c', subcategory: 'AMARI' }),
      aDrink({ name: 'd', subcategory: null }),
    ];
    expect(names(drinksOf(drinks, 'COCKTAIL'))).toEqual(['a', 'b']);
  });

  it('are sorted by sortOrder, a missing one counting as 0, then by name', () => {
    const drinks = [
      { ...aDrink({ name: 'z' }), sortOrder: 2 },
      { ...aDrink({ name: 'È' }), sortOrder: null },
      { ...aDrink({ name: 'f' }), sortOrder: 0 },
      { ...aDrink({ name: 'prima' }), sortOrder: -1 },
      { ...aDrink({ name: 'a' }), sortOrder: undefined },
    ];
    expect(names(drinksOf(drinks, 'COCKTAIL'))).toEqual(['prima', 'a', 'È', 'f', 'z']);
  });
});

describe('dishes that staff filed among the drinks', () => {
  const dishes = [
    aDish({ name: 'Birra', category: 'Birre' }),
    aDish({ name: 'Caffè', category: 'Caffetteria' }),
    aDish({ name: 'Vino', category: 'vini' }),
  ];

  it('appear on the subcategory where they belong', () => {
    expect(names(dishesAmongDrinks(dishes, 'BEVANDE', 'BIRRE IN BOTTIGLIA'))).toEqual(['Birra']);
  });

  it('or beside the subcategories of their category', () => {
    expect(names(dishesAmongDrinks(dishes, 'BEVANDE', null))).toEqual(['Caffè']);
    expect(names(dishesAmongDrinks(dishes, 'VINI', null))).toEqual(['Vino']);
  });
});
