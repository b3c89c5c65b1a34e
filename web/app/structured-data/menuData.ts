import { catalogueApi } from '../../features/catalogue/catalogueApi.ts';
import { menuNode } from '../../features/catalogue/menuGraph.ts';
import { placeIn } from '../../features/catalogue/menuPlaces.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import type { Words } from '../../shared/i18n/useWords.ts';
import type { Page } from '../pages.ts';
import type { RootState } from '../store.ts';

/** The menu that a page shows, for search engines: https://schema.org/Menu. Nothing on other pages, and nothing of a card that could not be read. */
export const menuData = (page: Page, state: RootState, words: Words, language: Language, origin: string): object[] => {
  const [path, query = ''] = page.canonical?.split('?') ?? [];
  const dishes = catalogueApi.endpoints.menuDishes.select()(state).data;
  const drinks = catalogueApi.endpoints.menuDrinks.select()(state).data;
  return path === '/menu' && dishes && drinks ? [menuNode(placeIn(query), { dishes, drinks, words, language, origin })] : [];
};
