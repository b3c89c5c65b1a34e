import type { words as italian } from './it.ts';
import type { Language } from './languages.ts';

export type MessageId = keyof typeof italian;
export type Messages = Record<MessageId, string>;

/** One chunk per language: a visitor downloads the words of one language alone. */
const load: Record<Language, () => Promise<{ words: Messages }>> = {
  it: () => import('./it.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
};

const loaded = new Map<Language, Messages>();

/** The words of a language; at once when they were loaded before. */
export const catalogueOf = async (language: Language): Promise<Messages> => {
  const messages = loaded.get(language) ?? (await load[language]()).words;
  loaded.set(language, messages);
  return messages;
};
