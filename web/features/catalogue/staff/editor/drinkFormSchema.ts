import { z } from 'zod';
import { drinkSchema } from '#src/contracts/catalogue/menu-drafts.ts';
import { createDrinkTranslations, drinkTexts } from '#src/contracts/catalogue/menu-translations.ts';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { toDrinkTranslationFields } from './drinkTranslationFields.ts';

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** A list with one entry per line, because grapes and ingredients may contain commas. */
const lines = z.string().transform(splitLines).pipe(drinkSchema.shape.varieties);

const translatedTexts = drinkTexts.extend({ varieties: lines, ingredients: lines });

export const drinkFormSchema = drinkSchema.extend({
  varieties: lines,
  ingredients: lines,
  grapeVarieties: lines,
  translations: createDrinkTranslations(translatedTexts),
});
export type DrinkFields = z.input<typeof drinkFormSchema>;

const textNames = [
  'description',
  'subcategory',
  'volume',
  'origin',
  'preparationNotes',
  'cantina',
  'appellation',
  'alcoholContent',
  'unit',
] as const;
const lists = ['varieties', 'ingredients', 'grapeVarieties'] as const;
type Texts = Record<(typeof textNames)[number] | (typeof lists)[number], string>;

const toTextFields = (drink: Partial<DrinkView>): Texts =>
  Object.fromEntries([
    ...textNames.map((field) => [field, drink[field] ?? '']),
    ...lists.map((field) => [field, (drink[field] ?? []).join('\n')]),
  ]) as Texts;

export const emptyDrink = (): DrinkFields => ({
  name: '',
  price: '',
  category: 'BEVANDE',
  ...toTextFields({}),
  isAvailable: true,
  sortOrder: 0,
  allergens: [],
  translations: toDrinkTranslationFields({}),
});

export const toDrinkFields = (drink: DrinkView): DrinkFields => {
  const { name, price, category, isAvailable, sortOrder, allergens } = drink;
  return {
    name,
    price,
    category,
    ...toTextFields(drink),
    isAvailable,
    sortOrder,
    allergens,
    translations: toDrinkTranslationFields(drink.translations),
  };
};
