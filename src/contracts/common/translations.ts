import { z } from 'zod';
import { translationLanguages } from '../languages.ts';
import { editableText } from './fields.ts';

export const perLanguage = <Texts extends z.ZodType>(texts: Texts) =>
  z.partialRecord(z.enum(translationLanguages), texts);

type Text = string | readonly string[];
export type SentTexts = Readonly<Record<string, Text | null | undefined>>;

const isFilled = (sent: SentTexts[string]): sent is Text => (sent?.length ?? 0) > 0;

/**
 * Removes empty texts and languages without texts, so missing texts are always stored in the same
 * way.
 */
export const dropEmptyTexts = <Stored>(
  sent: Readonly<Record<string, SentTexts | undefined>>,
): Stored =>
  Object.fromEntries(
    Object.entries(sent)
      .map(([language, texts = {}]) => [
        language,
        Object.fromEntries(Object.entries(texts).filter(([, one]) => isFilled(one))),
      ])
      .filter(([, texts]) => Object.keys(texts as object).length > 0),
  ) as Stored;

/** Translations of an Italian description. A missing translation is shown in Italian. */
export const descriptionTranslations = perLanguage(
  z.object({ description: z.string().exactOptional() }),
);
export type DescriptionTranslations = z.infer<typeof descriptionTranslations>;

/**
 * Creates the schema of sent translations. `max` is the length limit of the Italian description, in
 * characters.
 */
export const createDescriptionTranslationsDraft = (max: number) =>
  perLanguage(z.strictObject({ description: editableText(max).optional() })).transform(
    dropEmptyTexts<DescriptionTranslations>,
  );
