import type { PublicPhotograph } from '#src/contracts/catalogue/photographs.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/contracts/languages.ts';

/**
 * Photograph with a description in one language. `language` is Italian if the translation is
 * missing.
 */
export type LocalizedPhotograph = Omit<PublicPhotograph, 'translations'> & {
  readonly language: Language;
};

export type Photographs = {
  readonly language: Language;
  readonly list: readonly LocalizedPhotograph[];
};

const localizePhotograph = (
  { translations, ...photograph }: PublicPhotograph,
  language: Language,
): LocalizedPhotograph => {
  const translated = language === 'it' ? undefined : translations[language]?.description;
  return translated === undefined
    ? { ...photograph, language: DEFAULT_LANGUAGE }
    : { ...photograph, description: translated, language };
};

export const localizePhotographs = (
  photographs: readonly PublicPhotograph[],
  language: Language,
): Photographs => ({
  language,
  list: photographs.map((photograph) => localizePhotograph(photograph, language)),
});
