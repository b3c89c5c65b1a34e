import type {
  DishView,
  DrinkView,
  listDishes,
  listDrinks,
} from '#src/contracts/catalogue/menu-views.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#web/shared/api/api.ts';

/** When a row was written is nobody's business at a table, and the served page is lighter without it. */
export type MenuDish = Omit<DishView, 'createdAt' | 'updatedAt'>;
export type MenuDrink = Omit<DrinkView, 'createdAt' | 'updatedAt'>;

/** The lists as a page prints them. */
export const toMenuDishes = (dishes: readonly DishView[]): MenuDish[] =>
  dishes.map(({ createdAt: _, updatedAt: __, ...dish }) => dish);
export const toMenuDrinks = (drinks: readonly DrinkView[]): MenuDrink[] =>
  drinks.map(({ createdAt: _, updatedAt: __, ...drink }) => drink);

// The compiler holds the paths to the contracts, which themselves, and zod with them, no reader of the menu need download.
const DISHES_PATH: typeof listDishes.path = '/api/menu-items';
const DRINKS_PATH: typeof listDrinks.path = '/api/drinks';

/** What the pages of the menu ask of the server. */
const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    menuDishes: build.query<MenuDish[], void>({
      query: () => ({ method: 'GET', path: DISHES_PATH }),
      transformResponse: toMenuDishes,
      providesTags: ['Dishes'],
    }),
    menuDrinks: build.query<MenuDrink[], void>({
      query: () => ({ method: 'GET', path: DRINKS_PATH }),
      transformResponse: toMenuDrinks,
      providesTags: ['Drinks'],
    }),
  }),
});

const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/** Asks for both lists. Throws when either cannot be had. */
export const fetchMenu = async (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Promise<{ dishes: MenuDish[]; drinks: MenuDrink[] }> => {
  const { menuDishes, menuDrinks } = catalogueApi.endpoints;
  const [dishes, drinks] = await Promise.all([
    dispatch(menuDishes.initiate(undefined, FORCE_REFETCH)).unwrap(),
    dispatch(menuDrinks.initiate(undefined, FORCE_REFETCH)).unwrap(),
  ]);
  return { dishes, drinks };
};
