import type { Page } from 'playwright-core';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import type { BuiltServer } from '#test/support/services/built-server.ts';

export const createMenuReader = (server: () => BuiltServer) => {
  const listed = async <View>(path: string) => (await server().guest().get<View[]>(path)).body;
  return {
    /** Returns the dishes that are in season today, as public pages show them. */
    dishes: async () =>
      (await listed<DishView>('/api/menu-items')).filter((dish) =>
        isInSeason(dish, venueDateInDays(0)),
      ),
    drinks: () => listed<DrinkView>('/api/drinks'),
  };
};

export const itemCards = (page: Page) => page.getByRole('article');
export const readItemNames = (page: Page) => itemCards(page).getByRole('heading').allTextContents();
export const categoryCard = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /Categorie del menu|Sezioni/ })
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name }) });
export const waitForTitle = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: text }).waitFor();
