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

describe('the locations of the menu', () => {
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

  it('have different URLs that are parsed back to the same location', () => {
    const urls = allMenuLocations.map(menuLocationSearch);
    expect(new Set(urls).size).toBe(1 + 9 + 7);
    expect(urls.map(parseMenuLocation)).toEqual(allMenuLocations);
  });

  it('have different category keys', () => {
    expect(new Set(allMenuLocations.map(categoryKey)).size).toBe(allMenuLocations.length);
  });
});

describe('a menu URL', () => {
  it.each([
    ['?categoria=primi-piatti', { on: 'food', category: 'Primi Piatti' }],
    ['?categoria=VINI&lang=en', { on: 'drinks', category: 'VINI', subcategory: null }],
    [
      '?lang=fr&sotto=amari&categoria=bevande',
      { on: 'drinks', category: 'BEVANDE', subcategory: 'AMARI' },
    ],
    ['?categoria=menu+degustazione', { on: 'food', category: 'MENU DEGUSTAZIONE' }],
  ])('is parsed to a location: %s', (search, place) => {
    expect(parseMenuLocation(search)).toEqual(place);
  });

  it('leads to the start when its category does not exist', () => {
    expect(['?categoria=pizza', '?sotto=amari', ''].map(parseMenuLocation)).toEqual([
      MENU_START,
      MENU_START,
      MENU_START,
    ]);
  });

  it('ignores a subcategory of another category or of a food category', () => {
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

describe('the parent of a menu location', () => {
  it('is the category for a subcategory, and the start for a category', () => {
    const subcategory = parseMenuLocation('?categoria=vini&sotto=le-bollicine');
    expect(parentLocation(subcategory)).toEqual({
      on: 'drinks',
      category: 'VINI',
      subcategory: null,
    });
    expect(parentLocation(parentLocation(subcategory))).toEqual(MENU_START);
    expect(parentLocation(parseMenuLocation('?categoria=panini'))).toEqual(MENU_START);
  });
});
