/**
 * Annex II of Regulation (EU) 1169/2011, in its order. No schema here: menu pages load this file.
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
