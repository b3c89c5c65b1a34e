import { englishMessages } from './en.ts';
import { frenchMessages } from './fr.ts';
import {
  visitorMessages,
  type MessageTranslations,
  type VisitorMessage,
} from './italian-messages.ts';
import { spanishMessages } from './es.ts';

const catalogues: Readonly<Record<string, MessageTranslations>> = {
  en: englishMessages,
  es: spanishMessages,
  fr: frenchMessages,
};
const regions: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' };

export const refusalLanguages = ['it', ...Object.keys(catalogues)] as const;

type Values = Readonly<Record<string, unknown>>;

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
        found: Object.fromEntries(names.map((name, index) => [name, values[index + 1]])),
      };
  }
  return null;
};

const formatValue = (value: unknown, language: string): string => {
  const text = String(value);
  if (!ISO_DATE.test(text)) return text;
  return new Intl.DateTimeFormat(regions[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${text}T00:00:00Z`),
  );
};

/** Returns null for an unknown message. Dates in `details` are formatted in the target language. */
export const translateRefusal = (
  language: string,
  sentence: string,
  details: Values = {},
): string | null => {
  const catalogue = catalogues[language];
  const entry = catalogue && findMessage(sentence);
  if (!entry) return null;
  const values = { ...entry.found, ...details };
  return catalogue[entry.key].replace(PLACEHOLDER, (_, name: string) =>
    formatValue(values[name], language),
  );
};
