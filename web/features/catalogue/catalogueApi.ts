import type { DishView, DrinkView, listDishes, listDrinks } from '../../../src/contracts/catalogue.ts';
import { api } from '../../shared/api.ts';

/** When a row was written is nobody's business at a table, and the served page is lighter without it. */
export type MenuDish = Omit<DishView, 'createdAt' | 'updatedAt'>;
export type MenuDrink = Omit<DrinkView, 'createdAt' | 'updatedAt'>;

/** The lists as a page prints them. */
export const printedDishes = (dishes: readonly DishView[]): MenuDish[] => dishes.map(({ createdAt: _, updatedAt: __, ...dish }) => dish);
export const printedDrinks = (drinks: readonly DrinkView[]): MenuDrink[] => drinks.map(({ createdAt: _, updatedAt: __, ...drink }) => drink);

// The compiler holds the paths to the contracts, which themselves, and zod with them, no reader of the menu need download.
const DISHES: typeof listDishes.path = '/api/menu-items';
const DRINKS: typeof listDrinks.path = '/api/drinks';

/** What the pages of the menu ask of the server. */
export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    menuDishes: build.query<MenuDish[], void>({ query: () => ({ method: 'GET', path: DISHES }), transformResponse: printedDishes, providesTags: ['Dishes'] }),
    menuDrinks: build.query<MenuDrink[], void>({ query: () => ({ method: 'GET', path: DRINKS }), transformResponse: printedDrinks, providesTags: ['Drinks'] }),
  }),
});
