/**
 * Allergens in the order of Annex II of Regulation (EU) 1169/2011. This file has no schemas,
 * because menu pages must not load the schema library.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export const dietMarks = ['vegetarian', 'vegan'] as const;
