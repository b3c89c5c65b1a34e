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

  it('include dishes whose category has another spelling', () => {
    const dishes = [
      buildMenuDish({ name: 'Norma', category: 'Primi piatti' }),
      buildMenuDish({ name: 'Maccu', category: ' PRIMI  PIATTI ' }),
      buildMenuDish({ name: 'Cannolo', category: 'Dolci' }),
    ];
    expect(names(dishesInCategory(dishes, 'Primi Piatti'))).toEqual(['Norma', 'Maccu']);
    expect(names(dishesInCategory(dishes, 'Dessert'))).toEqual(['Cannolo']);
  });

  it('are sorted with images first and otherwise keep their order', () => {
    const dishes = [
      buildMenuDish({ name: 'a' }),
      buildMenuDish({ name: 'b', imageUrl: '/b.webp' }),
      buildMenuDish({ name: 'c' }),
      buildMenuDish({ name: 'd', imageUrl: '/d.webp' }),
    ];
    expect(names(dishesInCategory(dishes, 'Antipasti'))).toEqual(['b', 'd', 'a', 'c']);
  });

  it('leave the given list unchanged', () => {
    const dishes = [
      buildMenuDish({ name: 'a' }),
      buildMenuDish({ name: 'b', imageUrl: '/b.webp' }),
    ];
    dishesInCategory(dishes, 'Antipasti');
    expect(names(dishes)).toEqual(['a', 'b']);
  });

  it('exclude a dish of a hidden category', () => {
    expect(dishesInCategory([buildMenuDish({ category: 'Contorni' })], 'Antipasti')).toEqual([]);
  });
});

describe('the drinks of a subcategory', () => {
  it('are matched by subcategory or category, regardless of case and outer spaces', () => {
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

describe('dishes in a category of drinks', () => {
  const dishes = [
    buildMenuDish({ name: 'Birra', category: 'Birre' }),
    buildMenuDish({ name: 'Caffè', category: 'Caffetteria' }),
    buildMenuDish({ name: 'Vino', category: 'vini' }),
  ];

  it('appear in the matching subcategory of drinks', () => {
    expect(names(dishesAmongDrinks(dishes, 'BEVANDE', 'BIRRE IN BOTTIGLIA'))).toEqual(['Birra']);
  });

  it('appear beside the subcategories when none matches', () => {
    expect(names(dishesAmongDrinks(dishes, 'BEVANDE', null))).toEqual(['Caffè']);
    expect(names(dishesAmongDrinks(dishes, 'VINI', null))).toEqual(['Vino']);
  });
});
