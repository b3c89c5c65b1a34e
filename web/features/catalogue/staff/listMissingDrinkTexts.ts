import { createMissingList } from '#web/shared/translations/missingTranslations.ts';

/** Origins and varieties do not count, because they are often names. */
export const listMissingDrinkTexts = createMissingList([
  'description',
  'preparationNotes',
  'ingredients',
]);
