import { within } from '@testing-library/react';
import {
  addDish,
  addDrink,
  changeDish,
  changeDrink,
  removeDish,
  removeDrink,
} from '#src/contracts/catalogue/menu-change-operations.ts';
import {
  listDishes,
  listDrinks,
  type DishView,
  type DrinkView,
} from '#src/contracts/catalogue/menu-views.ts';
import { buildDishView, buildDrinkView } from '#test/support/builders/menu-items.ts';
import { setupScreens } from './open-screen.tsx';
import { storeRows } from './stored-rows.ts';

/** The name is the id of a built view, which is not what the contract expects. */
const newId = () => ({ id: crypto.randomUUID() });

export const buildDish = (over: Partial<DishView> = {}): DishView =>
  buildDishView({ name: 'Caponata', description: 'Con olio nuovo.', ...newId(), ...over });
export const buildDrink = (over: Partial<DrinkView> = {}): DrinkView =>
  buildDrinkView({ name: 'Amaro', subcategory: 'AMARI', ...newId(), ...over });

/** The menu tab, with a fake server that keeps dishes and drinks. */
export const setupMenuTab = () => {
  const screens = setupScreens();
  const { api, openStaffPage, screen, user } = screens;
  let dishes = storeRows<DishView>([]);
  let drinks = storeRows<DrinkView>([]);

  const answerDishes = () => {
    api().answer(listDishes, () => dishes.all());
    api().answer(addDish, ({ body }) => dishes.add(buildDish({ ...(body as object) })));
    api().answer(changeDish, ({ params, body }) => dishes.change(params['id'], body as object));
    api().answer(removeDish, ({ params }) => {
      dishes.remove(params['id']);
      return null;
    });
  };
  const answerDrinks = () => {
    api().answer(listDrinks, () => drinks.all());
    api().answer(addDrink, ({ body }) => drinks.add(buildDrink({ ...(body as object) })));
    api().answer(changeDrink, ({ params, body }) => drinks.change(params['id'], body as object));
    api().answer(removeDrink, ({ params }) => {
      drinks.remove(params['id']);
      return null;
    });
  };

  type Items = { dishes?: readonly DishView[]; drinks?: readonly DrinkView[] };
  const serve = (items: Items) => {
    dishes = storeRows(items.dishes ?? []);
    drinks = storeRows(items.drinks ?? []);
    answerDishes();
    answerDrinks();
  };

  const findCard = (name: string) => screen.findByRole('article', { name });
  return {
    ...screens,
    /** Opens `/admin?tab=menu` + `search` with these items on the menu. */
    openMenuTab: async (search: string, items: Items = {}) => {
      serve(items);
      await openStaffPage(`/admin?tab=menu${search}`);
      await screen.findByRole('heading', { level: 2 });
    },
    /** Opens the page on which the kitchen marks what is sold out tonight. */
    openSoldOutPage: async (items: Items) => {
      serve(items);
      await openStaffPage('/admin/sold-out');
    },
    /** A change of a colleague, which the browser does not know yet. */
    changeDishElsewhere: (id: string, over: Partial<DishView>) => dishes.change(id, over),
    changeDrinkElsewhere: (id: string, over: Partial<DrinkView>) => drinks.change(id, over),
    /** Serves and changes dishes again after a test has refused their changes. */
    acceptDishes: answerDishes,
    findCard,
    findRow: (name: string) => screen.findByRole('listitem', { name }),
    pressIn: async (element: HTMLElement, name: string | RegExp) =>
      user().click(within(element).getByRole('button', { name })),
    pressInDialog: async (name: string) =>
      user().click(within(await screen.findByRole('dialog')).getByRole('button', { name })),
  };
};
