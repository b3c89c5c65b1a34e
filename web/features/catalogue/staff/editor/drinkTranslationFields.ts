import type { DrinkTranslations } from '#src/contracts/catalogue/menu-translations.ts';
import { fieldsPerLanguage } from '#web/shared/translations/translationFields.ts';

/**
 * Returns the form fields of the translations. Lists have one entry per line, as in the Italian
 * fields.
 */
export const toDrinkTranslationFields = (translations: DrinkTranslations) =>
  fieldsPerLanguage((language) => {
    const {
      description = '',
      preparationNotes = '',
      origin = '',
      varieties = [],
      ingredients = [],
    } = translations[language] ?? {};
    return {
      description,
      preparationNotes,
      origin,
      varieties: varieties.join('\n'),
      ingredients: ingredients.join('\n'),
    };
  });
