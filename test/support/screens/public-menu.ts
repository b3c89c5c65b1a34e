import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { isInSeason } from '#src/contracts/catalogue/dish-season.ts';
import { listDishes, listDrinks } from '#src/contracts/catalogue/menu-views.ts';
import { buildDishView, buildDrinkView } from '#test/support/builders/menu-items.ts';
import { setupScreens, TODAY } from './open-screen.tsx';

const withId = (index: number) => ({
  id: `00000000-0000-4000-8300-${String(index).padStart(12, '0')}`,
});
/** The demo dishes that are in season on `TODAY`. */
export const seasonDishes = demoDishes
  .filter((dish) => isInSeason(dish, TODAY))
  .map((dish, index) => buildDishView({ ...dish, ...withId(index) }));
export const menuDrinks = demoDrinks.map((drink, index) =>
  buildDrinkView({ ...drink, ...withId(1000 + index) }),
);

/** Opens pages of the menu, with a server that has the demo menu. */
export const setupPublicMenu = () => {
  const screens = setupScreens();
  const { api, screen, openPage, user } = screens;
  beforeEach(() => {
    api().answer(listDishes, seasonDishes);
    api().answer(listDrinks, menuDrinks);
  });
  const findCategoryLink = async (name: string) =>
    (await screen.findByRole('heading', { name, level: 2 })).closest('a')!;
  return {
    ...screens,
    openMenu: async (path: string) => {
      await openPage(path);
      await screen.findByRole('heading', { level: 1 });
    },
    findTitle: (text: string) => screen.findByRole('heading', { level: 1, name: text }),
    findCategoryLink,
    openCategory: async (name: string) => user().click(await findCategoryLink(name)),
    /** Finds the card of a dish or drink by its name. */
    findCard: async (name: string) => (await screen.findByText(name)).closest('article')!,
    listCardNames: () =>
      [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent),
  };
};
