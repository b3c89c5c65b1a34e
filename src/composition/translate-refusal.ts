import { createIntl } from '@formatjs/intl';
import { englishMessages } from '#src/contracts/refusal-messages/en.ts';
import { spanishMessages } from '#src/contracts/refusal-messages/es.ts';
import { frenchMessages } from '#src/contracts/refusal-messages/fr.ts';
import {
  visitorMessages,
  type MessageTranslations,
  type VisitorMessage,
} from '#src/contracts/refusal-messages/italian-messages.ts';

const createTranslator = (locale: string, messages: MessageTranslations) =>
  createIntl({ locale, messages, timeZone: 'UTC' });

const translators: Readonly<Record<string, ReturnType<typeof createTranslator>>> = {
  en: createTranslator('en-US', englishMessages),
  es: createTranslator('es-ES', spanishMessages),
  fr: createTranslator('fr-FR', frenchMessages),
};

export const refusalLanguages = ['it', ...Object.keys(translators)] as const;

type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

const patternFor = (sentence: string): RegExp => {
  const parts = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+)')}$`, 's');
};

const templates = visitorMessages
  .filter((sentence) => sentence.includes('{'))
  .map((sentence) => ({
    sentence,
    pattern: patternFor(sentence),
    names: [...sentence.matchAll(PLACEHOLDER)].map(([, name]) => name!),
  }));

const findMessage = (
  sentence: string,
): { readonly key: VisitorMessage; readonly found: Values } | null => {
  if (Object.hasOwn(englishMessages, sentence))
    return { key: sentence as VisitorMessage, found: {} };
  for (const { sentence: key, pattern, names } of templates) {
    const values = pattern.exec(sentence);
    if (values)
      return {
        key,
        found: Object.fromEntries(names.map((name, index) => [name, values[index + 1]!])),
      };
  }
  return null;
};

/** Returns null for an unknown message. Dates in `details` are formatted in the target language. */
export const translateRefusal = (
  language: string,
  sentence: string,
  details: Readonly<Record<string, unknown>> = {},
): string | null => {
  const intl = translators[language];
  const entry = intl && findMessage(sentence);
  if (!entry) return null;
  const formatted = Object.entries(details).map(([name, value]) => {
    const text = String(value);
    return [name, ISO_DATE.test(text) ? intl.formatDate(text, { dateStyle: 'full' }) : text];
  });
  return intl.formatMessage(
    { id: entry.key },
    { ...entry.found, ...(Object.fromEntries(formatted) as Values) },
  );
};
