import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { allergens as annex } from './allergens-and-diet-marks.ts';
import { allergen, dietMark, type Allergen } from './menu-views.ts';
import { normalizeDietMarks } from './diet-mark-rules.ts';
import { isUploadedPictureUrl } from './picture-upload.ts';
import { isMonthDay } from './dish-season.ts';
import { dishTranslationsDraft, drinkTranslationsDraft, wordList } from './menu-translations.ts';
import { editableLine, editableText, nameLine, requiredText } from '../common/fields.ts';
import { MENU_LIMITS } from '../common/limits.ts';
import { isPrice, normalizePrice } from '../common/text-input/normalize-price.ts';
import { wholeNumber } from '../common/whole-number.ts';

/** Allows only uploaded or built-in pictures, because visitors' browsers load this URL. */
const isPictureUrl = (url: string): boolean =>
  isUploadedPictureUrl(url) || /^\/dishes\/[a-z0-9-]{1,60}-640\.webp$/.test(url);

const imageUrl = z
  .string(fieldMessage('image_invalid'))
  .max(200, fieldMessage('image_invalid'))
  .refine((address) => address === '' || isPictureUrl(address), fieldMessage('image_invalid'))
  .nullable()
  .transform((address) => address || null);

const sortAllergens = (found: readonly Allergen[]): Allergen[] =>
  annex.filter((one) => found.includes(one));
const allergens = z
  .array(allergen, fieldMessage('allergens_invalid'))
  .max(annex.length, fieldMessage('allergens_invalid'))
  .transform(sortAllergens);
const diets = z
  .array(dietMark, fieldMessage('diets_invalid'))
  .max(2, fieldMessage('diets_invalid'))
  .transform(normalizeDietMarks);
const flag = z.boolean(fieldMessage('choice_required'));
const monthDay = z
  .string(fieldMessage('month_day_invalid'))
  .refine(isMonthDay, fieldMessage('month_day_invalid'))
  .nullable();

/** Price as text. An amount is stored like `€ 9,50`, also within `€ 16,00 al kg`. */
const menuPrice = z
  .string(fieldMessage('price_required'))
  .overwrite(normalizePrice)
  .min(1, fieldMessage('price_required'))
  .max(MENU_LIMITS.price, fieldMessage('text_too_long', { max: MENU_LIMITS.price }))
  .refine((price) => price === '' || isPrice(price), fieldMessage('menu_price_invalid'));

export const dishSchema = z.strictObject({
  name: nameLine(MENU_LIMITS.name, fieldMessage('item_name_required')),
  description: requiredText(MENU_LIMITS.description, fieldMessage('description_required')),
  price: menuPrice,
  category: nameLine(MENU_LIMITS.category, fieldMessage('category_required')),
  imageUrl,
  isNew: flag,
  isPopular: flag,
  isHomemade: flag,
  isFrozen: flag,
  allergens,
  diets,
  availableFrom: monthDay,
  availableTo: monthDay,
  translations: dishTranslationsDraft,
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
    availableFrom: monthDay.default(null),
    availableTo: monthDay.default(null),
    translations: dishTranslationsDraft.default({}),
  })
  .meta({ id: 'DishDraft' });
export type DishDraft = z.infer<typeof dishDraft>;

export const dishChange = dishSchema.partial().meta({ id: 'DishChange' });
export type DishChange = z.infer<typeof dishChange>;

const sortOrder = wholeNumber(fieldMessage('whole_number_required'), {
  min: -MENU_LIMITS.sortOrder,
  max: MENU_LIMITS.sortOrder,
  tooSmall: fieldMessage('number_too_small'),
  tooLarge: fieldMessage('number_too_large'),
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
  translations: drinkTranslationsDraft,
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
    translations: drinkTranslationsDraft.default({}),
  })
  .meta({ id: 'DrinkDraft' });
export type DrinkDraft = z.infer<typeof drinkDraft>;

export const drinkChange = drinkSchema.partial().meta({ id: 'DrinkChange' });
export type DrinkChange = z.infer<typeof drinkChange>;
