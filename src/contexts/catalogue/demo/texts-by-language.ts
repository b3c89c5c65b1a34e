import { translationLanguages, type TranslationLanguage } from '#src/contracts/languages.ts';

export type ByLanguage<Text> = Readonly<Partial<Record<TranslationLanguage, Text>>>;

/** Calls `translate` for each language, and leaves out the languages for which it returns null. */
export const buildByLanguage = <Texts>(
  translate: (language: TranslationLanguage) => Texts | null,
): Partial<Record<TranslationLanguage, Texts>> =>
  Object.fromEntries(
    translationLanguages.flatMap((language) => {
      const texts = translate(language);
      return texts === null ? [] : [[language, texts]];
    }),
  );
