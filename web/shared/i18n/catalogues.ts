import type booking from './booking/it.json';
import type events from './events/it.json';
import type home from './home/it.json';
import type menu from './menu/it.json';
import type site from './site/it.json';
import type { Language } from './languages.ts';
import { readyToSay, type Messages, type Written } from './readyToSay.ts';

export type MessageId =
  | keyof typeof site
  | keyof typeof home
  | keyof typeof booking
  | keyof typeof menu
  | keyof typeof events;
/** A part of the site with words of its own; `site` holds what every page says. */
export type Area = 'site' | 'home' | 'booking' | 'menu' | 'events';

/** One file per area and language: a visitor downloads the words of one language, for the pages seen. */
const files: Record<Area, Record<Language, () => Promise<{ default: Written }>>> = {
  site: {
    it: () => import('./site/it.json'),
    en: () => import('./site/en.json'),
    es: () => import('./site/es.json'),
    fr: () => import('./site/fr.json'),
  },
  home: {
    it: () => import('./home/it.json'),
    en: () => import('./home/en.json'),
    es: () => import('./home/es.json'),
    fr: () => import('./home/fr.json'),
  },
  booking: {
    it: () => import('./booking/it.json'),
    en: () => import('./booking/en.json'),
    es: () => import('./booking/es.json'),
    fr: () => import('./booking/fr.json'),
  },
  menu: {
    it: () => import('./menu/it.json'),
    en: () => import('./menu/en.json'),
    es: () => import('./menu/es.json'),
    fr: () => import('./menu/fr.json'),
  },
  events: {
    it: () => import('./events/it.json'),
    en: () => import('./events/en.json'),
    es: () => import('./events/es.json'),
    fr: () => import('./events/fr.json'),
  },
};

const loaded = new Map<string, Messages>();
const joined = new Map<string, Messages>();
const asked = new Map<string, Promise<Messages>>();
const keyOf = (language: Language, areas: readonly Area[]): string =>
  [language, ...areas].join(' ');

/** The words of these areas when all of them were fetched before, as the same object each time; else null. */
export const wordsAtHand = (language: Language, areas: readonly Area[]): Messages | null => {
  const key = keyOf(language, areas);
  const parts = areas.map((area) => loaded.get(keyOf(language, [area])));
  if (parts.includes(undefined)) return null;
  const words = joined.get(key) ?? (Object.assign({}, ...parts) as Messages);
  joined.set(key, words);
  return words;
};

const fetchWords = async (language: Language, areas: readonly Area[]): Promise<Messages> => {
  await Promise.all(
    areas.map(async (area) => {
      loaded.set(keyOf(language, [area]), readyToSay((await files[area][language]()).default));
    }),
  );
  return wordsAtHand(language, areas) ?? {};
};

/** Fetches what is missing. The same promise for the same question, so that a component may wait for it. */
export const wordsOf = (language: Language, areas: readonly Area[]): Promise<Messages> => {
  const key = keyOf(language, areas);
  const coming = asked.get(key) ?? fetchWords(language, areas);
  asked.set(key, coming);
  return coming;
};
