import { describe, expect, it } from '@jest/globals';
import { buildMenuDish, buildMenuDrink } from '#test/support/builders/menu-items.ts';
import {
  dishesAmongDrinks,
  dishesInCategory,
  drinksInSubcategory,
} from '#web/features/catalogue/menu/categories/itemsInCategory.ts';

const names = (listed: readonly { name: string }[]) => listed.map(({ name }) => name);

describe('the dishes of a category', () => {
  it('are those of exactly that category', () => {
    const dishes = [
      buildMenuDish({ name: 'Caponata' }),
      buildMenuDish({ name: 'Norma', category: 'Primi Piatti' }),
      buildMenuDish({ name: 'Altro', category: 'Antipasti misti' }),
    ];
    expect(names(dishesInCategory(dishes, 'Antipasti'))).toEqual(['Caponata']);
  });

  it('include those that staff wrote in another spelling of it', () => {
    const dishes = [
      buildMenuDish({ name: 'Norma', category: 'Primi piatti' }),
      buildMenuDish({ name: 'Maccu', category: ' PRIMI  PIATTI ' }),
      buildMenuDish({ name: 'Cannolo', category: 'Dolci' }),
    ];
    expect(names(dishesInCategory(dishes, 'Primi Piatti'))).toEqual(['Norma', 'Maccu']);
    expect(names(dishesInCategory(dishes, 'Dessert'))).toEqual(['Cannolo']);
  });

  it("come with those that have an image first, and otherwise stay in the kitchen's order", () => {
    const dishes = [
      buildMenuDish({ name: 'a' }),
      buildMenuDish({ name: 'b', imageUrl: '/b.webp' }),
      buildMenuDish({ name: 'c' }),
      buildMenuDish({ name: 'd', imageUrl: '/d.webp' }),
    ];
    expect(names(dishesInCategory(dishes, 'Antipasti'))).toEqual(['b', 'd', 'a', 'c']);
  });

  it('leave the list that they were given as it was', () => {
    const dishes = [
      buildMenuDish({ name: 'a' }),
      buildMenuDish({ name: 'b', imageUrl: '/b.webp' }),
    ];
    dishesInCategory(dishes, 'Antipasti');
    expect(names(dishes)).toEqual(['a', 'b']);
  });

  it('are on no page when their category is hidden', () => {
    expect(dishesInCategory([buildMenuDish({ category: 'Contorni' })], 'Antipasti')).toEqual([]);
  });
});

describe('the drinks of a subcategory', () => {
  it('are matched by subcategory or by category, trimmed, whatever the case', () => {
    const drinks = [
      buildMenuDrink({ name: 'a', subcategory: ' cocktail ' }),
      buildMenuDrink({ name: 'b', subcategory: null, category: 'Cocktail' }),
      buildMenuDrink({ name: 'c', subcategory: 'AMARI' }),
      buildMenuDrink({ name: 'd', subcategory: null }),
    ];
    expect(names(drinksInSubcategory(drinks, 'COCKTAIL'))).toEqual(['a', 'b']);
  });

  it('are sorted by sortOrder, a missing one counting as 0, then by name', () => {
    const drinks = [
      { ...buildMenuDrink({ name: 'z' }), sortOrder: 2 },
      { ...buildMenuDrink({ name: 'È' }), sortOrder: null },
      { ...buildMenuDrink({ name: 'f' }), sortOrder: 0 },
      { ...buildMenuDrink({ name: 'prima' }), sortOrder: -1 },
      { ...buildMenuDrink({ name: 'a' }), sortOrder: undefined },
    ];
    expect(names(drinksInSubcategory(drinks, 'COCKTAIL'))).toEqual(['prima', 'a', 'È', 'f', 'z']);
  });
});

describe('dishes that staff filed among the drinks', () => {
  const dishes = [
    buildMenuDish({ name: 'Birra', category: 'Birre' }),
    buildMenuDish({ name: 'Caffè', category: 'Caffetteria' }),
    buildMenuDish({ name: 'Vino', category: 'vini' }),
  ];

  it('appear on the subcategory where they belong', () => {
    expect(names(dishesAmongDrinks(dishes, 'BEVANDE', 'BIRRE IN BOTTIGLIA'))).toEqual(['Birra']);
  });

  it('or beside the subcategories of their category', () => {
    expect(names(dishesAmongDrinks(dishes, 'BEVANDE', null))).toEqual(['Caffè']);
    expect(names(dishesAmongDrinks(dishes, 'VINI', null))).toEqual(['Vino']);
  });
});
