import { describe, expect, it } from '@jest/globals';
import {
  parentLocation,
  allMenuLocations,
  parseMenuLocation,
  menuLocationSearch,
  MENU_START,
  topCategoryLocations,
} from '#web/features/catalogue/menu/categories/menuLocation.ts';
import { categoryKey } from '#web/features/catalogue/menu/categories/categoryKeys.ts';

describe('the places of the menu', () => {
  it('begin with nine categories: seven of food, then BEVANDE and VINI', () => {
    expect(
      topCategoryLocations.map((place) => (place.on === 'start' ? '' : place.category)),
    ).toEqual([
      'Fritti e Sfizi',
      'Antipasti',
      'Primi Piatti',
      'Secondi Piatti',
      'Panini',
      'Dessert',
      'MENU DEGUSTAZIONE',
      'BEVANDE',
      'VINI',
    ]);
  });

  it('have an address each, and each address leads back to its place', () => {
    const addresses = allMenuLocations.map(menuLocationSearch);
    expect(new Set(addresses).size).toBe(1 + 9 + 7);
    expect(addresses.map(parseMenuLocation)).toEqual(allMenuLocations);
  });

  it('are called by names that no two share', () => {
    expect(new Set(allMenuLocations.map(categoryKey)).size).toBe(allMenuLocations.length);
  });
});

describe('an address', () => {
  it.each([
    ['?categoria=primi-piatti', { on: 'food', category: 'Primi Piatti' }],
    ['?categoria=VINI&lang=en', { on: 'drinks', category: 'VINI', subcategory: null }],
    [
      '?lang=fr&sotto=amari&categoria=bevande',
      { on: 'drinks', category: 'BEVANDE', subcategory: 'AMARI' },
    ],
    ['?categoria=menu+degustazione', { on: 'food', category: 'MENU DEGUSTAZIONE' }],
  ])('names a place: %s', (search, place) => {
    expect(parseMenuLocation(search)).toEqual(place);
  });

  it('with a category that does not exist is the start', () => {
    expect(['?categoria=pizza', '?sotto=amari', ''].map(parseMenuLocation)).toEqual([
      MENU_START,
      MENU_START,
      MENU_START,
    ]);
  });

  it('with a subcategory of another category, or of a food category, has no subcategory', () => {
    expect(parseMenuLocation('?categoria=vini&sotto=amari')).toEqual({
      on: 'drinks',
      category: 'VINI',
      subcategory: null,
    });
    expect(parseMenuLocation('?categoria=dessert&sotto=amari')).toEqual({
      on: 'food',
      category: 'Dessert',
    });
  });
});

describe('the way back', () => {
  it('leads from a subcategory to its category, and from a category to the start', () => {
    const shelf = parseMenuLocation('?categoria=vini&sotto=le-bollicine');
    expect(parentLocation(shelf)).toEqual({ on: 'drinks', category: 'VINI', subcategory: null });
    expect(parentLocation(parentLocation(shelf))).toEqual(MENU_START);
    expect(parentLocation(parseMenuLocation('?categoria=panini'))).toEqual(MENU_START);
  });
});
