import type { DrinkCategory, drinkCategories } from '#src/contracts/catalogue/menu-categories.ts';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';

export type DemoDrink = Omit<DrinkView, 'id' | 'createdAt' | 'updatedAt'>;

type DemoDrinkInput = Pick<DrinkView, 'name' | 'price'> & Partial<DemoDrink>;

const DEFAULTS = {
  description: null,
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
  allergens: [],
} as const satisfies Partial<DemoDrink>;

const SORT_ORDER_STEP = 10;

export const buildDemoDrinks = <Category extends DrinkCategory>(
  category: Category,
  subcategory: (typeof drinkCategories)[Category][number],
  common: Partial<DemoDrink>,
  drinks: readonly DemoDrinkInput[],
): readonly DemoDrink[] =>
  drinks.map((drink, place) => ({
    ...DEFAULTS,
    varieties: [],
    ingredients: [],
    grapeVarieties: [],
    allergens: [],
    ...common,
    ...drink,
    category,
    subcategory,
    sortOrder: (place + 1) * SORT_ORDER_STEP,
  }));
