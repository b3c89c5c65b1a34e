import type { Card } from '../../features/catalogue/menuCard.ts';
import { menuNode } from '../../features/catalogue/menuGraph.ts';
import { placeIn } from '../../features/catalogue/menuPlaces.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Words } from '../../shared/i18n/useWords.ts';
import type { Page } from '../pages.ts';

/** The menu that a page shows, for search engines: https://schema.org/Menu. Nothing on other pages, and nothing of a card that could not be read. */
export const menuData = (
  page: Page,
  card: Card | null,
  words: Words,
  language: Language,
  origin: string,
): object[] => {
  const [path, query = ''] = page.canonical?.split('?') ?? [];
  return path === '/menu' && card
    ? [menuNode(placeIn(query), { ...card, words, language, origin })]
    : [];
};
