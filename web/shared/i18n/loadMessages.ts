import type booking from './booking/it.json';
import type events from './events/it.json';
import type home from './home/it.json';
import type menu from './menu/it.json';
import type pass from './pass/it.json';
import type site from './site/it.json';
import type { Language } from '#src/contracts/languages.ts';
import {
  wrapPlainMessages,
  type CompiledMessages,
  type MessageSource,
} from './wrapPlainMessages.ts';

export type MessageId =
  | keyof typeof site
  | keyof typeof home
  | keyof typeof booking
  | keyof typeof pass
  | keyof typeof menu
  | keyof typeof events;
/** Groups of translated messages. Every page needs the group `site`. */
export type MessageArea = 'site' | 'home' | 'booking' | 'pass' | 'menu' | 'events';

const files: Record<MessageArea, Record<Language, () => Promise<{ default: MessageSource }>>> = {
  site: {
    it: () => import('./site/it.json', { with: { type: 'json' } }),
    en: () => import('./site/en.json', { with: { type: 'json' } }),
    es: () => import('./site/es.json', { with: { type: 'json' } }),
    fr: () => import('./site/fr.json', { with: { type: 'json' } }),
  },
  home: {
    it: () => import('./home/it.json', { with: { type: 'json' } }),
    en: () => import('./home/en.json', { with: { type: 'json' } }),
    es: () => import('./home/es.json', { with: { type: 'json' } }),
    fr: () => import('./home/fr.json', { with: { type: 'json' } }),
  },
  booking: {
    it: () => import('./booking/it.json', { with: { type: 'json' } }),
    en: () => import('./booking/en.json', { with: { type: 'json' } }),
    es: () => import('./booking/es.json', { with: { type: 'json' } }),
    fr: () => import('./booking/fr.json', { with: { type: 'json' } }),
  },
  pass: {
    it: () => import('./pass/it.json', { with: { type: 'json' } }),
    en: () => import('./pass/en.json', { with: { type: 'json' } }),
    es: () => import('./pass/es.json', { with: { type: 'json' } }),
    fr: () => import('./pass/fr.json', { with: { type: 'json' } }),
  },
  menu: {
    it: () => import('./menu/it.json', { with: { type: 'json' } }),
    en: () => import('./menu/en.json', { with: { type: 'json' } }),
    es: () => import('./menu/es.json', { with: { type: 'json' } }),
    fr: () => import('./menu/fr.json', { with: { type: 'json' } }),
  },
  events: {
    it: () => import('./events/it.json', { with: { type: 'json' } }),
    en: () => import('./events/en.json', { with: { type: 'json' } }),
    es: () => import('./events/es.json', { with: { type: 'json' } }),
    fr: () => import('./events/fr.json', { with: { type: 'json' } }),
  },
};

const loaded = new Map<string, CompiledMessages>();
const joined = new Map<string, CompiledMessages>();
const requested = new Map<string, Promise<CompiledMessages>>();
const keyOf = (language: Language, areas: readonly MessageArea[]): string =>
  [language, ...areas].join(' ');

/**
 * Returns the messages of the areas, or null until all are loaded. Repeated calls return the same
 * object.
 */
export const loadedMessages = (
  language: Language,
  areas: readonly MessageArea[],
): CompiledMessages | null => {
  const key = keyOf(language, areas);
  const parts = areas.map((area) => loaded.get(keyOf(language, [area])));
  if (parts.includes(undefined)) return null;
  const words = joined.get(key) ?? (Object.assign({}, ...parts) as CompiledMessages);
  joined.set(key, words);
  return words;
};

const fetchMessages = async (
  language: Language,
  areas: readonly MessageArea[],
): Promise<CompiledMessages> => {
  await Promise.all(
    areas.map(async (area) => {
      loaded.set(
        keyOf(language, [area]),
        wrapPlainMessages((await files[area][language]()).default),
      );
    }),
  );
  return loadedMessages(language, areas) ?? {};
};

/**
 * Loads the messages of the areas. Returns the same promise for the same arguments, as React's
 * `use` requires.
 */
export const loadMessages = (
  language: Language,
  areas: readonly MessageArea[],
): Promise<CompiledMessages> => {
  const key = keyOf(language, areas);
  const coming = requested.get(key) ?? fetchMessages(language, areas);
  requested.set(key, coming);
  return coming;
};
