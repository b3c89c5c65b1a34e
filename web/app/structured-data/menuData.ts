import type { Menu } from '../../features/catalogue/menuCard.ts';
import { menuJsonLd } from '../../features/catalogue/menuGraph.ts';
import { parseMenuLocation } from '../../features/catalogue/menuPlaces.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Translate } from '../../shared/i18n/useWords.ts';
import type { Page } from '../pages.ts';

/** The menu that a page shows, for search engines: https://schema.org/Menu. Nothing on other pages, and nothing of a card that could not be read. */
export const menuPageJsonLd = (
  page: Page,
  card: Menu | null,
  words: Translate,
  language: Language,
  origin: string,
): object[] => {
  const [path, query = ''] = page.canonical?.split('?') ?? [];
  return path === '/menu' && card
    ? [menuJsonLd(parseMenuLocation(query), { ...card, words, language, origin })]
    : [];
};
