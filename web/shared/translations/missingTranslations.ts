import { translationLanguages, type TranslationLanguage } from '#src/contracts/languages.ts';

/** Stored lists, or the lines of a form. */
type Text = string | readonly string[] | null | undefined;
type Texts<Name extends string> = { readonly [name in Name]?: Text };
type Translated<Name extends string> = Texts<Name> & {
  readonly translations?: { readonly [language in TranslationLanguage]?: Texts<Name> | undefined };
};

const isFilled = (text: Text): boolean =>
  (typeof text === 'string' ? text.trim() : (text ?? [])).length > 0;

/** Lists the languages in which guests would read one of the texts in Italian. */
export const createMissingList =
  <Name extends string>(names: readonly Name[]) =>
  (item: Translated<Name>): TranslationLanguage[] =>
    translationLanguages.filter((language) =>
      names.some(
        (name) => isFilled(item[name]) && !isFilled(item.translations?.[language]?.[name]),
      ),
    );

export const listMissingDescriptions = createMissingList(['description']);
