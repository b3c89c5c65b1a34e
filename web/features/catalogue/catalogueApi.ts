import type {
  DishView,
  DrinkView,
  listDishes,
  listDrinks,
} from '#src/contracts/catalogue/menu-views.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#web/shared/api/api.ts';
import { localizeMenu, type Menu } from './localizeMenu.ts';

/*
 * The paths are literals, because importing the contracts would add zod to the public bundle. The
 * compiler compares the literals with the types of the contracts.
 */
const DISHES_PATH: typeof listDishes.path = '/api/menu-items';
const DRINKS_PATH: typeof listDrinks.path = '/api/drinks';

const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    menuDishes: build.query<DishView[], void>({
      query: () => ({ method: 'GET', path: DISHES_PATH }),
      providesTags: ['Dishes'],
    }),
    menuDrinks: build.query<DrinkView[], void>({
      query: () => ({ method: 'GET', path: DRINKS_PATH }),
      providesTags: ['Drinks'],
    }),
  }),
});

const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

export const fetchMenu = async (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  language: Language,
  date: string,
): Promise<Menu> => {
  const { menuDishes, menuDrinks } = catalogueApi.endpoints;
  const [dishes, drinks] = await Promise.all([
    dispatch(menuDishes.initiate(undefined, FORCE_REFETCH)).unwrap(),
    dispatch(menuDrinks.initiate(undefined, FORCE_REFETCH)).unwrap(),
  ]);
  return localizeMenu({ dishes, drinks, date }, language);
};
