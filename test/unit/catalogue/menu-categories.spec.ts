import {
  categories,
  findCategory,
  drinkCategories,
  foodCategories,
  findMenuPlacement,
  isSameSpelling,
} from '#src/contracts/catalogue/menu-categories.ts';

describe('the registry of categories', () => {
  it('contains the seven categories of the public menu, each shown under its own name', () => {
    expect(foodCategories).toEqual([
      'Fritti e Sfizi',
      'Antipasti',
      'Primi Piatti',
      'Secondi Piatti',
      'Panini',
      'Dessert',
      'MENU DEGUSTAZIONE',
    ]);
    for (const category of foodCategories)
      expect(findMenuPlacement(category)).toEqual({ on: 'food', category });
  });

  it('contains BEVANDE with four subcategories and VINI with three', () => {
    expect(drinkCategories).toEqual({
      BEVANDE: ['SOFT DRINK', 'COCKTAIL', 'BIRRE IN BOTTIGLIA', 'AMARI'],
      VINI: ['I VINI BIANCHI', 'I VINI ROSSI', 'LE BOLLICINE'],
    });
  });

  it.each([
    'Antipasti',
    'Primi piatti',
    'Secondi piatti',
    'Contorni',
    'Pizza',
    'Dolci',
    'Bevande',
    'Vini',
    'Birre',
    'Caffetteria',
  ])('contains the category %s', (name) => expect(findCategory(name)).not.toBeNull());

  it('lists the public categories first, and every category once', () => {
    const names = categories.map(({ name }) => name);
    expect(names.slice(0, foodCategories.length)).toEqual(foodCategories);
    expect(new Set(names.map(findCategory)).size).toBe(names.length);
  });

  it.each([
    ['Primi piatti', 'Primi Piatti'],
    ['Secondi piatti', 'Secondi Piatti'],
    ['Dolci', 'Dessert'],
    ['dolci', 'DESSERT'],
    ['  menu   degustazione ', 'MENU DEGUSTAZIONE'],
  ])('treats "%s" and "%s" as one category', (one, other) => {
    expect(findCategory(one)).not.toBeNull();
    expect(findCategory(one)).toBe(findCategory(other));
  });

  it('has no two names or aliases with the same spelling', () => {
    const names = categories.flatMap(({ name, aliases: alsoCalled }) => [name, ...alsoCalled]);
    for (const [place, name] of names.entries()) {
      expect(names.filter((other) => isSameSpelling(name, other))).toHaveLength(1);
      expect(names.indexOf(name)).toBe(place);
    }
    expect(findCategory('Primi Piatti')).not.toBe(findCategory('Secondi Piatti'));
  });

  it.each([
    ['Bevande', { on: 'drinks', category: 'BEVANDE', subcategory: null }],
    ['Vini', { on: 'drinks', category: 'VINI', subcategory: null }],
    ['Birre', { on: 'drinks', category: 'BEVANDE', subcategory: 'BIRRE IN BOTTIGLIA' }],
    ['Caffetteria', { on: 'drinks', category: 'BEVANDE', subcategory: null }],
  ])('places a dish of %s in the drinks list', (category, place) => {
    expect(findMenuPlacement(category)).toEqual(place);
  });

  it.each(['Contorni', 'Pizza', 'Insalate di mare', ''])(
    'does not show a dish of "%s" on the public page',
    (category) => {
      expect(findMenuPlacement(category)).toEqual({ on: 'nowhere' });
    },
  );
});
