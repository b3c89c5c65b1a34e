import type {
  DishView,
  DrinkView,
  listDishes,
  listDrinks,
} from '#src/contracts/catalogue/menu-views.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#web/shared/api/api.ts';

/** Public pages contain these dishes as JSON, which is smaller without timestamps. */
export type MenuDish = Omit<DishView, 'createdAt' | 'updatedAt'>;
export type MenuDrink = Omit<DrinkView, 'createdAt' | 'updatedAt'>;

export const toMenuDishes = (dishes: readonly DishView[]): MenuDish[] =>
  dishes.map(({ createdAt: _, updatedAt: __, ...dish }) => dish);
export const toMenuDrinks = (drinks: readonly DrinkView[]): MenuDrink[] =>
  drinks.map(({ createdAt: _, updatedAt: __, ...drink }) => drink);

/*
 * The paths are literals, because importing the contracts would add zod to the public bundle. Their
 * types let the compiler compare them with the contracts.
 */
const DISHES_PATH: typeof listDishes.path = '/api/menu-items';
const DRINKS_PATH: typeof listDrinks.path = '/api/drinks';

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
