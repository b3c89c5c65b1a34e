import { translationLanguages, type TranslationLanguage } from '#src/contracts/languages.ts';

/** A text, or a list of texts as stored or as lines of a form. */
type Text = string | readonly string[] | null | undefined;
type Texts<Name extends string> = { readonly [name in Name]?: Text };
type Translated<Name extends string> = Texts<Name> & {
  readonly translations?: { readonly [language in TranslationLanguage]?: Texts<Name> | undefined };
};

const isFilled = (text: Text): boolean =>
  (typeof text === 'string' ? text.trim() : (text ?? [])).length > 0;

/**
 * Returns a function that lists the languages into which one of the texts is not translated. Texts
 * that are empty in Italian do not count.
 */
export const createMissingList =
  <Name extends string>(names: readonly Name[]) =>
  (item: Translated<Name>): TranslationLanguage[] =>
    translationLanguages.filter((language) =>
      names.some(
        (name) => isFilled(item[name]) && !isFilled(item.translations?.[language]?.[name]),
      ),
    );

/**
 * Returns a function that describes the state of the translations. Translations are not complete
 * before an Italian text exists.
 */
export const createTranslationState =
  <Name extends string>(listMissing: (item: Translated<Name>) => readonly TranslationLanguage[]) =>
  (item: Translated<Name>): string => {
    if (listMissing({ ...item, translations: {} }).length === 0) return 'nessun testo da tradurre';
    const missing = listMissing(item).map((language) => language.toUpperCase());
    return missing.length === 0 ? 'complete' : `manca ${missing.join(', ')}`;
  };

export const listMissingDescriptions = createMissingList(['description']);

export const describeDescriptions = createTranslationState(listMissingDescriptions);
