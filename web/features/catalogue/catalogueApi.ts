import type {
  DishView,
  DrinkView,
  listDishes,
  listDrinks,
} from '../../../src/contracts/catalogue.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../shared/api.ts';

/** When a row was written is nobody's business at a table, and the served page is lighter without it. */
export type MenuDish = Omit<DishView, 'createdAt' | 'updatedAt'>;
export type MenuDrink = Omit<DrinkView, 'createdAt' | 'updatedAt'>;

/** The lists as a page prints them. */
export const printedDishes = (dishes: readonly DishView[]): MenuDish[] =>
  dishes.map(({ createdAt: _, updatedAt: __, ...dish }) => dish);
export const printedDrinks = (drinks: readonly DrinkView[]): MenuDrink[] =>
  drinks.map(({ createdAt: _, updatedAt: __, ...drink }) => drink);

// The compiler holds the paths to the contracts, which themselves, and zod with them, no reader of the menu need download.
const DISHES: typeof listDishes.path = '/api/menu-items';
const DRINKS: typeof listDrinks.path = '/api/drinks';

/** What the pages of the menu ask of the server. */
const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    menuDishes: build.query<MenuDish[], void>({
      query: () => ({ method: 'GET', path: DISHES }),
      transformResponse: printedDishes,
      providesTags: ['Dishes'],
    }),
    menuDrinks: build.query<MenuDrink[], void>({
      query: () => ({ method: 'GET', path: DRINKS }),
      transformResponse: printedDrinks,
      providesTags: ['Drinks'],
    }),
  }),
});

const AFRESH = { forceRefetch: true, subscribe: false } as const;

/** Asks for both lists. Throws when either cannot be had. */
export const readCard = async (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<{ dishes: MenuDish[]; drinks: MenuDrink[] }> => {
  const { menuDishes, menuDrinks } = catalogueApi.endpoints;
  const [dishes, drinks] = await Promise.all([
    dispatch(menuDishes.initiate(undefined, AFRESH)).unwrap(),
    dispatch(menuDrinks.initiate(undefined, AFRESH)).unwrap(),
  ]);
  return { dishes, drinks };
};
