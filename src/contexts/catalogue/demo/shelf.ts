import type { DrinkCategory, drinkCategories } from '../../../contracts/categories.ts';
import type { DrinkView } from '../../../contracts/catalogue.ts';

export type DemoDrink = Omit<DrinkView, 'id' | 'createdAt' | 'updatedAt'>;

type Written = Pick<DrinkView, 'name' | 'price'> & Partial<DemoDrink>;

const BLANK = {
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

const STEP = 10;

/** The drinks of one subcategory in the order of the card; `common` holds what all of them share. Gaps leave room for more. */
export const shelf = <Category extends DrinkCategory>(
  category: Category,
  subcategory: (typeof drinkCategories)[Category][number],
  common: Partial<DemoDrink>,
  drinks: readonly Written[],
): readonly DemoDrink[] =>
  drinks.map((drink, place) => ({
    ...BLANK,
    varieties: [],
    ingredients: [],
    grapeVarieties: [],
    allergens: [],
    ...common,
    ...drink,
    category,
    subcategory,
    sortOrder: (place + 1) * STEP,
  }));
