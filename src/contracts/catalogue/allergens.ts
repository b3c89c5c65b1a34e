/**
 * The fourteen allergens of Annex II to Regulation (EU) 1169/2011, in its order: an allergen's number is its place here.
 * Apart from the schemas, because the pages of the menu read them and need no schema.
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

/** Who else can eat it. What is vegan is vegetarian too and carries both marks. */
export const dietMarks = ['vegetarian', 'vegan'] as const;
