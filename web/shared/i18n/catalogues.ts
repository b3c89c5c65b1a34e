import type italian from './it.json';
import type { Language } from './languages.ts';

export type MessageId = keyof typeof italian;
export type Messages = Record<MessageId, string>;

/** One chunk per language: a visitor downloads the words of one language alone. */
const load: Record<Language, () => Promise<{ default: Messages }>> = {
  it: () => import('./it.json'),
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
};

const loaded = new Map<Language, Messages>();

/** The words of a language; at once when they were loaded before. */
export const catalogueOf = async (language: Language): Promise<Messages> => {
  const messages = loaded.get(language) ?? (await load[language]()).default;
  loaded.set(language, messages);
  return messages;
};
