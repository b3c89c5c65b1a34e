import { z } from 'zod';
import { allergens as annex } from './allergens.ts';
import { allergen, dietMark, type Allergen } from './catalogue.ts';
import { dietsInOrder } from './diets.ts';
import { editableLine, editableText, nameLine, requiredLine, requiredText } from './fields.ts';
import { CARD } from './limits.ts';
import { wholeNumber } from './numbers.ts';

/** A picture that staff uploaded (decision 19), or one that the house drew. Nothing else may stand in a page's `src`. */
const PICTURE =
  /^(\/public-objects\/[a-z0-9-]{1,40}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\/dishes\/[a-z0-9-]{1,60}-640\.webp)$/;

const imageUrl = z
  .string('Immagine non valida')
  .max(200, 'Immagine non valida')
  .refine((address) => address === '' || PICTURE.test(address), 'Immagine non valida')
  .nullable()
  .transform((address) => address || null);

const inOrder = (found: readonly Allergen[]): Allergen[] =>
  annex.filter((one) => found.includes(one));
const allergens = z
  .array(allergen, 'Allergeni non validi')
  .max(annex.length, 'Allergeni non validi')
  .transform(inOrder);
const diets = z
  .array(dietMark, 'Segni non validi')
  .max(2, 'Segni non validi')
  .transform(dietsInOrder);
const flag = z.boolean('Scegli sì o no');

/** All that is said of a dish. */
export const wholeDish = z.strictObject({
  name: nameLine(CARD.name, 'Nome richiesto'),
  description: requiredText(CARD.description, 'Descrizione richiesta'),
  price: requiredLine(CARD.price, 'Prezzo richiesto'),
  category: nameLine(CARD.category, 'Categoria richiesta'),
  imageUrl,
  isNew: flag,
  isPopular: flag,
  isHomemade: flag,
  isFrozen: flag,
  allergens,
  diets,
});

/** A new dish. Flags are false, lists empty and the picture absent unless said otherwise. */
export const dishDraft = wholeDish
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

/** A change of a dish; what is left out keeps its value (decision 12). `imageUrl: null` takes the picture away. */
export const dishChange = wholeDish.partial().meta({ id: 'DishChange' });
export type DishChange = z.infer<typeof dishChange>;

const words = z
  .array(requiredLine(CARD.word, 'Voce vuota'), 'Elenco non valido')
  .max(CARD.words, `Massimo ${CARD.words} voci`);
const sortOrder = wholeNumber('Numero intero richiesto', {
  min: -CARD.sortOrder,
  max: CARD.sortOrder,
  tooSmall: 'Numero troppo piccolo',
  tooLarge: 'Numero troppo grande',
});

const texts = {
  description: editableText(CARD.description),
  subcategory: editableLine(CARD.category),
  volume: editableLine(CARD.word),
  origin: editableLine(CARD.name),
  preparationNotes: editableLine(CARD.note),
  cantina: editableLine(CARD.name),
  appellation: editableLine(CARD.name),
  alcoholContent: editableLine(CARD.word),
  unit: editableLine(CARD.word),
};

/** All that is said of a drink. */
export const wholeDrink = z.strictObject({
  name: wholeDish.shape.name,
  price: wholeDish.shape.price,
  category: wholeDish.shape.category,
  ...texts,
  varieties: words,
  ingredients: words,
  grapeVarieties: words,
  isAvailable: flag,
  sortOrder,
  allergens,
});

/** A new drink. It is available, and everything but name, price and category may be left out. */
export const drinkDraft = wholeDrink
  .extend({
    description: texts.description.default(null),
    subcategory: texts.subcategory.default(null),
    volume: texts.volume.default(null),
    origin: texts.origin.default(null),
    preparationNotes: texts.preparationNotes.default(null),
    cantina: texts.cantina.default(null),
    appellation: texts.appellation.default(null),
    alcoholContent: texts.alcoholContent.default(null),
    unit: texts.unit.default(null),
    varieties: words.default([]),
    ingredients: words.default([]),
    grapeVarieties: words.default([]),
    isAvailable: flag.default(true),
    sortOrder: sortOrder.default(0),
    allergens: allergens.default([]),
  })
  .meta({ id: 'DrinkDraft' });
export type DrinkDraft = z.infer<typeof drinkDraft>;

/** A change of a drink; what is left out keeps its value: `{ isAvailable: false }` is a whole change. */
export const drinkChange = wholeDrink.partial().meta({ id: 'DrinkChange' });
export type DrinkChange = z.infer<typeof drinkChange>;
