import type { DrinkCategory, drinkCategories } from '#src/contracts/catalogue/menu-categories.ts';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { TranslationLanguage } from '#src/contracts/languages.ts';
import { buildByLanguage, type ByLanguage } from '../texts-by-language.ts';
import { drinkWords } from './drink-words.ts';

export type DemoDrink = Omit<DrinkView, 'id' | 'isSoldOut' | 'createdAt' | 'updatedAt'>;

type Sentences = { readonly description: string; readonly preparationNotes?: string };
type DemoDrinkInput = Pick<DrinkView, 'name' | 'price'> &
  Partial<Omit<DemoDrink, 'translations'>> & { readonly translations: ByLanguage<Sentences> };

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

const translateWords = (words: readonly string[], language: TranslationLanguage) =>
  words.map((word) => drinkWords[word]?.[language] ?? word);

/**
 * Translates a drink. Many drinks share origins, varieties and ingredients, so `drinkWords`
 * contains their translations.
 */
const translateDrink = (
  { origin = null, varieties = [], ingredients = [] }: Partial<DemoDrink>,
  sentences: ByLanguage<Sentences>,
): DemoDrink['translations'] =>
  buildByLanguage((language) => {
    const place = origin === null ? undefined : drinkWords[origin]?.[language];
    return {
      ...sentences[language],
      ...(place === undefined ? {} : { origin: place }),
      ...(varieties.length > 0 ? { varieties: translateWords(varieties, language) } : {}),
      ...(ingredients.length > 0 ? { ingredients: translateWords(ingredients, language) } : {}),
    };
  });

export const buildDemoDrinks = <Category extends DrinkCategory>(
  category: Category,
  subcategory: (typeof drinkCategories)[Category][number],
  common: Partial<Omit<DemoDrink, 'translations'>>,
  drinks: readonly DemoDrinkInput[],
): readonly DemoDrink[] =>
  drinks.map(({ translations, ...drink }, place) => ({
    ...DEFAULTS,
    varieties: [],
    ingredients: [],
    grapeVarieties: [],
    allergens: [],
    ...common,
    ...drink,
    translations: translateDrink({ ...common, ...drink }, translations),
    category,
    subcategory,
    sortOrder: (place + 1) * SORT_ORDER_STEP,
  }));
