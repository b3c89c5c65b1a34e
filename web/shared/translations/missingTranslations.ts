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

export const listMissingDescriptions = createMissingList(['description']);
