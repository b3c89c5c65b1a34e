import { createIntl } from '@formatjs/intl';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  languages,
  localeByLanguage,
  parseLanguage,
  type Language,
} from '#src/contracts/languages.ts';
import { englishFieldTexts } from './fields/en.ts';
import { spanishFieldTexts } from './fields/es.ts';
import { frenchFieldTexts } from './fields/fr.ts';
import { staffFieldTexts } from './fields/it-staff.ts';
import { italianFieldTexts } from './fields/it.ts';
import type {
  Message,
  MessageId,
  MessageValue,
  VisitorMessage,
  VisitorMessageId,
} from './message.ts';
import { englishRefusalTexts } from './refusals/en.ts';
import { spanishRefusalTexts } from './refusals/es.ts';
import { frenchRefusalTexts } from './refusals/fr.ts';
import { staffRefusalTexts } from './refusals/it-staff.ts';
import { italianRefusalTexts } from './refusals/it.ts';

const italianTexts: Readonly<Record<MessageId, string>> = {
  ...italianFieldTexts,
  ...staffFieldTexts,
  ...italianRefusalTexts,
  ...staffRefusalTexts,
};

type Translations = Record<Exclude<Language, 'it'>, Readonly<Record<VisitorMessageId, string>>>;

const textsByLanguage: Translations & { readonly it: typeof italianTexts } = {
  it: italianTexts,
  en: { ...englishFieldTexts, ...englishRefusalTexts },
  es: { ...spanishFieldTexts, ...spanishRefusalTexts },
  fr: { ...frenchFieldTexts, ...frenchRefusalTexts },
};

const createFormatter = (language: Language) => {
  const messages: Readonly<Partial<Record<MessageId, string>>> = textsByLanguage[language];
  const intl = createIntl({ locale: localeByLanguage[language], messages, timeZone: 'UTC' });
  const format = ({ id, values = {} }: Message): string | null => {
    if (!Object.hasOwn(messages, id)) return null;
    const formatted = Object.entries(values).map(([name, value]) => [name, formatValue(value)]);
    return intl.formatMessage({ id }, Object.fromEntries(formatted));
  };
  const formatValue = (value: MessageValue) =>
    typeof value === 'object' && 'id' in value ? (format(value) ?? '') : value;
  return format;
};

export type MessageLanguage = Language;
export const messageLanguages: readonly MessageLanguage[] = languages;
export const parseMessageLanguage: (value: unknown) => MessageLanguage | null = parseLanguage;
export const toMessageLanguage = (accepted: string | false): MessageLanguage =>
  isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;

const formatters = new Map(languages.map((language) => [language, createFormatter(language)]));

/** Returns the text in the language, or null if the text exists only in Italian for staff. */
export const translateMessage = (message: Message, language: Language): string | null =>
  formatters.get(language)?.(message) ?? null;

export const translateVisitorMessage = (message: VisitorMessage, language: Language): string =>
  translateMessage(message, language) ?? message.id;

/**
 * Returns the Italian text. An unknown id, which only a type cast can produce, is returned
 * unchanged.
 */
export const formatItalian = (message: Message): string =>
  translateMessage(message, 'it') ?? message.id;
