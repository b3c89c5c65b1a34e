import {
  createMissingList,
  createTranslationState,
} from '#web/shared/translations/missingTranslations.ts';

/**
 * Lists the missing translations of a drink. Origins and varieties need none, because they are
 * often names.
 */
export const listMissingDrinkTexts = createMissingList([
  'description',
  'preparationNotes',
  'ingredients',
]);

export const describeDrinkTranslations = createTranslationState(listMissingDrinkTexts);
