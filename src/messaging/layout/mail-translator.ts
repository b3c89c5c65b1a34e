import { createElement, Fragment, type ReactNode } from 'react';
import { createIntl } from '@formatjs/intl';
import { localeByLanguage, type Language } from '#src/contracts/languages.ts';
import type { GuestMailTextId } from '../texts/it.ts';
import { guestMailTextsByLanguage } from '../texts/texts-by-language.ts';

export type TextValues = Readonly<Record<string, string | number>>;
type Wrap = (chunks: ReactNode[]) => ReactNode;
/** Renders the tags of a text, such as `<b>…</b>`. */
export type TextTags = Readonly<Record<string, Wrap>>;

/** Throws the error about a missing value, because the guest would otherwise read a placeholder. */
const failOnError = (error: Error): never => {
  throw error;
};

export const createMailTranslator = (language: Language) => {
  const intl = createIntl<ReactNode>({
    locale: localeByLanguage[language],
    messages: guestMailTextsByLanguage[language],
    timeZone: 'UTC',
    onError: failOnError,
  });
  return {
    plain: (id: GuestMailTextId, values: TextValues): string => intl.formatMessage({ id }, values),
    rich: (id: GuestMailTextId, values: TextValues, tags: TextTags): ReactNode => {
      const parts = intl.formatMessage({ id }, { ...values, ...tags });
      return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
    },
  };
};

export type MailTranslator = ReturnType<typeof createMailTranslator>;

const capitalized = /^./u;
export const capitalize = (text: string): string =>
  text.replace(capitalized, (letter) => letter.toLocaleUpperCase());
