import type { Page } from 'playwright-core';
import type { DishView, DrinkView } from '#src/contracts/catalogue.ts';
import type { BuiltServer } from './built-server.ts';

/** What the house lists now, as a guest's browser reads it. */
export const menuLists = (server: () => BuiltServer) => {
  const listed = async <View>(path: string) => (await server().guest().get<View[]>(path)).body;
  return {
    dishes: () => listed<DishView>('/api/menu-items'),
    drinks: () => listed<DrinkView>('/api/drinks'),
  };
};

export const cards = (page: Page) => page.getByRole('article');
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const trail = (page: Page) => page.getByRole('navigation', { name: 'Percorso' });
export const categoryCard = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /Categorie del menu|Sezioni/ })
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name }) });
export const titleIs = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor();
