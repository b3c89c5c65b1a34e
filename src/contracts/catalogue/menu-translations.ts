import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { editableLine, editableText, requiredLine } from '../common/fields.ts';
import { MENU_LIMITS } from '../common/limits.ts';
import {
  createDescriptionTranslationsDraft,
  dropEmptyTexts,
  perLanguage,
  type SentTexts,
} from '../common/translations.ts';

export const dishTranslationsDraft = createDescriptionTranslationsDraft(MENU_LIMITS.description);

const text = z.string().exactOptional();
const words = z.array(z.string()).exactOptional();

/**
 * Translated texts of a drink. Missing texts are shown in Italian, and names are never translated.
 */
export const drinkTranslations = perLanguage(
  z.object({
    description: text,
    preparationNotes: text,
    origin: text,
    varieties: words,
    ingredients: words,
  }),
);
export type DrinkTranslations = z.infer<typeof drinkTranslations>;

export const wordList = z
  .array(requiredLine(MENU_LIMITS.entry, fieldMessage('entry_empty')), fieldMessage('list_invalid'))
  .max(MENU_LIMITS.entries, fieldMessage('list_too_long', { max: MENU_LIMITS.entries }));

export const drinkTexts = z.strictObject({
  description: editableText(MENU_LIMITS.description).optional(),
  preparationNotes: editableLine(MENU_LIMITS.note).optional(),
  origin: editableLine(MENU_LIMITS.name).optional(),
  varieties: wordList.optional(),
  ingredients: wordList.optional(),
});

/**
 * Creates the schema of translations. The staff form passes other texts, because it sends a list as
 * lines.
 */
export const createDrinkTranslations = <Texts extends z.ZodType<SentTexts>>(texts: Texts) =>
  perLanguage(texts).transform((sent) => dropEmptyTexts<DrinkTranslations>(sent));

export const drinkTranslationsDraft = createDrinkTranslations(drinkTexts);
