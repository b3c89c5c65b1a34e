import { z } from 'zod';
import { drinkSchema } from '#src/contracts/catalogue/menu-drafts.ts';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
/** One entry per line, because grapes and ingredients may contain commas. */
const lines = z.string().transform(splitLines).pipe(drinkSchema.shape.varieties);

export const drinkFormSchema = drinkSchema.extend({
  varieties: lines,
  ingredients: lines,
  grapeVarieties: lines,
});
export type DrinkFields = z.input<typeof drinkFormSchema>;

const texts = [
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
type Texts = Record<(typeof texts)[number] | (typeof lists)[number], string>;

const toTextFields = (drink: Partial<DrinkView>): Texts =>
  Object.fromEntries([
    ...texts.map((field) => [field, drink[field] ?? '']),
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
});

export const toDrinkFields = (drink: DrinkView): DrinkFields => {
  const { name, price, category, isAvailable, sortOrder, allergens } = drink;
  return { name, price, category, ...toTextFields(drink), isAvailable, sortOrder, allergens };
};
