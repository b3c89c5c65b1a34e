import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { allergens, dietMarks } from './allergens-and-diet-marks.ts';
import { drinkTranslations } from './menu-translations.ts';
import { id, instant } from '../common/fields.ts';
import { descriptionTranslations } from '../common/translations.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

export const allergen = z.enum(allergens, fieldMessage('allergen_unknown'));
export type Allergen = z.infer<typeof allergen>;

export const allergenLabel: Record<Allergen, string> = {
  gluten: 'Cereali contenenti glutine',
  crustaceans: 'Crostacei',
  eggs: 'Uova',
  fish: 'Pesce',
  peanuts: 'Arachidi',
  soy: 'Soia',
  milk: 'Latte',
  nuts: 'Frutta a guscio',
  celery: 'Sedano',
  mustard: 'Senape',
  sesame: 'Semi di sesamo',
  sulphites: 'Anidride solforosa e solfiti',
  lupin: 'Lupini',
  molluscs: 'Molluschi',
};

export const dietMark = z.enum(dietMarks, fieldMessage('diet_unknown'));
export type DietMark = z.infer<typeof dietMark>;

export const dietLabel: Record<DietMark, string> = { vegetarian: 'Vegetariano', vegan: 'Vegano' };

export const excludedByDiet: Record<DietMark, readonly Allergen[]> = {
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  vegan: ['crustaceans', 'fish', 'molluscs', 'eggs', 'milk'],
};

const DISH_TRANSLATIONS_NOTE =
  'The description by language (en, es, fr). A missing text is shown in Italian';
const SEASON_NOTE =
  'First day of the season, as month and day of every year (`03-15`), or null for the whole year. Public pages show the dish from availableFrom to availableTo, both inclusive';
const seasonDay = z.string().nullable();
const SOLD_OUT_NOTE =
  'Sold out for the running service day, which ends at 04:00. It is then false again by itself';
const isSoldOut = z.boolean().meta({ description: SOLD_OUT_NOTE });
const DRINK_TRANSLATIONS_NOTE =
  'description, preparationNotes, origin, varieties and ingredients by language (en, es, fr). A missing text is shown in Italian';

export const dishView = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    /** Free text such as `€ 9,50`, never a number. */
    price: z.string(),
    /** The category as staff entered it. `findCategory` accepts different spellings. */
    category: z.string(),
    imageUrl: z.string().nullable(),
    isNew: z.boolean(),
    isPopular: z.boolean(),
    isHomemade: z.boolean(),
    isFrozen: z.boolean(),
    allergens: z.array(allergen),
    diets: z.array(dietMark),
    availableFrom: seasonDay.meta({ description: SEASON_NOTE }),
    availableTo: seasonDay,
    translations: descriptionTranslations.meta({ description: DISH_TRANSLATIONS_NOTE }),
    isSoldOut,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Dish' });
export type DishView = z.infer<typeof dishView>;

export const drinkView = z
  .object({
    id,
    name: z.string(),
    description: z.string().nullable(),
    price: z.string(),
    category: z.string(),
    subcategory: z.string().nullable(),
    volume: z.string().nullable(),
    origin: z.string().nullable(),
    varieties: z.array(z.string()),
    ingredients: z.array(z.string()),
    preparationNotes: z.string().nullable(),
    cantina: z.string().nullable(),
    appellation: z.string().nullable(),
    grapeVarieties: z.array(z.string()),
    alcoholContent: z.string().nullable(),
    unit: z.string().nullable(),
    isAvailable: z.boolean(),
    sortOrder: z.int(),
    allergens: z.array(allergen),
    translations: drinkTranslations.meta({ description: DRINK_TRANSLATIONS_NOTE }),
    isSoldOut,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Drink' });
export type DrinkView = z.infer<typeof drinkView>;

export const listDishes = defineOperation({
  name: 'listDishes',
  method: 'get',
  path: '/api/menu-items',
  audience: 'public',
  cacheable: 'until-new-content',
  summary: 'The dishes of the menu in the order in which they were written',
  answers: { 200: z.array(dishView), 304: null },
});

export const listDrinks = defineOperation({
  name: 'listDrinks',
  method: 'get',
  path: '/api/drinks',
  audience: 'public',
  cacheable: 'until-new-content',
  summary: 'Drinks and wines by sort order, then by name',
  answers: { 200: z.array(drinkView), 304: null },
});

export const seedReport = z
  .object({ timeSlots: z.int(), tables: z.int(), dishes: z.int(), drinks: z.int() })
  .meta({ id: 'SeedReport' });
export type SeedReport = z.infer<typeof seedReport>;

export const seedDatabase = defineOperation({
  name: 'seedDatabase',
  method: 'post',
  path: '/api/seed',
  audience: 'administrator',
  summary:
    'Adds the demo turns, tables, dishes and drinks that are missing; overwrites and deletes nothing',
  answers: { 200: seedReport, ...refusalAnswers(401, 403, 503) },
});
