import { z } from 'zod';
import { allergens as annex } from './allergens-and-diet-marks.ts';
import { allergen, dietMark, type Allergen } from './menu-views.ts';
import { normalizeDietMarks } from './diet-mark-rules.ts';
import {
  editableLine,
  editableText,
  nameLine,
  requiredLine,
  requiredText,
} from '../common/fields.ts';
import { MENU_LIMITS } from '../common/limits.ts';
import { wholeNumber } from '../common/whole-number.ts';

/** Allows only uploaded or built-in pictures, because visitors' browsers load this URL. */
const PICTURE =
  /^(\/public-objects\/[a-z0-9-]{1,40}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\/dishes\/[a-z0-9-]{1,60}-640\.webp)$/;

const imageUrl = z
  .string('Immagine non valida')
  .max(200, 'Immagine non valida')
  .refine((address) => address === '' || PICTURE.test(address), 'Immagine non valida')
  .nullable()
  .transform((address) => address || null);

const sortAllergens = (found: readonly Allergen[]): Allergen[] =>
  annex.filter((one) => found.includes(one));
const allergens = z
  .array(allergen, 'Allergeni non validi')
  .max(annex.length, 'Allergeni non validi')
  .transform(sortAllergens);
const diets = z
  .array(dietMark, 'Segni non validi')
  .max(2, 'Segni non validi')
  .transform(normalizeDietMarks);
const flag = z.boolean('Scegli sì o no');

export const dishSchema = z.strictObject({
  name: nameLine(MENU_LIMITS.name, 'Nome richiesto'),
  description: requiredText(MENU_LIMITS.description, 'Descrizione richiesta'),
  price: requiredLine(MENU_LIMITS.price, 'Prezzo richiesto'),
  category: nameLine(MENU_LIMITS.category, 'Categoria richiesta'),
  imageUrl,
  isNew: flag,
  isPopular: flag,
  isHomemade: flag,
  isFrozen: flag,
  allergens,
  diets,
});

export const dishDraft = dishSchema
  .extend({
    imageUrl: imageUrl.default(null),
    isNew: flag.default(false),
    isPopular: flag.default(false),
    isHomemade: flag.default(false),
    isFrozen: flag.default(false),
    allergens: allergens.default([]),
    diets: diets.default([]),
  })
  .meta({ id: 'DishDraft' });
export type DishDraft = z.infer<typeof dishDraft>;

export const dishChange = dishSchema.partial().meta({ id: 'DishChange' });
export type DishChange = z.infer<typeof dishChange>;

const wordList = z
  .array(requiredLine(MENU_LIMITS.entry, 'Voce vuota'), 'Elenco non valido')
  .max(MENU_LIMITS.entries, `Massimo ${MENU_LIMITS.entries} voci`);
const sortOrder = wholeNumber('Numero intero richiesto', {
  min: -MENU_LIMITS.sortOrder,
  max: MENU_LIMITS.sortOrder,
  tooSmall: 'Numero troppo piccolo',
  tooLarge: 'Numero troppo grande',
});

const textFields = {
  description: editableText(MENU_LIMITS.description),
  subcategory: editableLine(MENU_LIMITS.category),
  volume: editableLine(MENU_LIMITS.entry),
  origin: editableLine(MENU_LIMITS.name),
  preparationNotes: editableLine(MENU_LIMITS.note),
  cantina: editableLine(MENU_LIMITS.name),
  appellation: editableLine(MENU_LIMITS.name),
  alcoholContent: editableLine(MENU_LIMITS.entry),
  unit: editableLine(MENU_LIMITS.entry),
};

export const drinkSchema = z.strictObject({
  name: dishSchema.shape.name,
  price: dishSchema.shape.price,
  category: dishSchema.shape.category,
  ...textFields,
  varieties: wordList,
  ingredients: wordList,
  grapeVarieties: wordList,
  isAvailable: flag,
  sortOrder,
  allergens,
});

export const drinkDraft = drinkSchema
  .extend({
    description: textFields.description.default(null),
    subcategory: textFields.subcategory.default(null),
    volume: textFields.volume.default(null),
    origin: textFields.origin.default(null),
    preparationNotes: textFields.preparationNotes.default(null),
    cantina: textFields.cantina.default(null),
    appellation: textFields.appellation.default(null),
    alcoholContent: textFields.alcoholContent.default(null),
    unit: textFields.unit.default(null),
    varieties: wordList.default([]),
    ingredients: wordList.default([]),
    grapeVarieties: wordList.default([]),
    isAvailable: flag.default(true),
    sortOrder: sortOrder.default(0),
    allergens: allergens.default([]),
  })
  .meta({ id: 'DrinkDraft' });
export type DrinkDraft = z.infer<typeof drinkDraft>;

export const drinkChange = drinkSchema.partial().meta({ id: 'DrinkChange' });
export type DrinkChange = z.infer<typeof drinkChange>;
