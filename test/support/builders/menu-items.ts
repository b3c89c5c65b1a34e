import type { MenuDish, MenuDrink } from '#web/features/catalogue/catalogueApi.ts';

/** A dish of which only what matters is said. */
export const buildMenuDish = (said: Partial<MenuDish> = {}): MenuDish => ({
  id: said.name ?? 'id',
  name: 'Piatto',
  description: 'Descrizione.',
  price: '€ 10,00',
  category: 'Antipasti',
  imageUrl: null,
  isNew: false,
  isPopular: false,
  isHomemade: false,
  isFrozen: false,
  allergens: [],
  diets: [],
  ...said,
});

export const buildMenuDrink = (said: Partial<MenuDrink> = {}): MenuDrink => ({
  id: said.name ?? 'id',
  name: 'Bevanda',
  description: null,
  price: '€ 5,00',
  category: 'BEVANDE',
  subcategory: 'COCKTAIL',
  volume: null,
  origin: null,
  varieties: [],
  ingredients: [],
  preparationNotes: null,
  cantina: null,
  appellation: null,
  grapeVarieties: [],
  alcoholContent: null,
  unit: null,
  isAvailable: true,
  sortOrder: 0,
  allergens: [],
  ...said,
});
