import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { MenuDish, MenuDrink } from '#web/features/catalogue/localizeMenu.ts';

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
  isSoldOut: false,
  allergens: [],
  diets: [],
  language: 'it',
  untranslated: [],
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
  isSoldOut: false,
  sortOrder: 0,
  allergens: [],
  language: 'it',
  untranslated: [],
  ...said,
});

const storedAt = '2027-03-10T09:00:00.000Z';
const stored = { translations: {}, createdAt: storedAt, updatedAt: storedAt };
const allYear = { availableFrom: null, availableTo: null };

export const buildDishView = (said: Partial<DishView> = {}): DishView => {
  const { language: _language, untranslated: _untranslated, ...dish } = buildMenuDish();
  return { ...dish, id: said.name ?? dish.id, ...allYear, ...stored, ...said };
};

export const buildDrinkView = (said: Partial<DrinkView> = {}): DrinkView => {
  const { language: _language, untranslated: _untranslated, ...drink } = buildMenuDrink();
  return { ...drink, id: said.name ?? drink.id, ...stored, ...said };
};
