import { dishView, drinkView, listDishes, listDrinks } from '../../../src/contracts/catalogue.ts';
import { z } from 'zod';
import { api } from '../../shared/api.ts';
import { call } from '../../shared/call.ts';

/** When a row was written is nobody's business at a table, and the served page is lighter without it. */
const unprinted = { createdAt: true, updatedAt: true } as const;
const dishes = z.array(dishView.omit(unprinted));
const drinks = z.array(drinkView.omit(unprinted));

export type MenuDish = z.infer<typeof dishes>[number];
export type MenuDrink = z.infer<typeof drinks>[number];

/** What the pages of the menu ask of the server. */
export const catalogueApi = api.enhanceEndpoints({ addTagTypes: ['Dishes', 'Drinks'] }).injectEndpoints({
  endpoints: (build) => ({
    menuDishes: build.query<MenuDish[], void>({ query: () => call(listDishes, {}), responseSchema: dishes, providesTags: ['Dishes'] }),
    menuDrinks: build.query<MenuDrink[], void>({ query: () => call(listDrinks, {}), responseSchema: drinks, providesTags: ['Drinks'] }),
  }),
});

/** The lists as the server loads them, without what no page prints: what goes into the store there. */
export const printedDishes = (data: unknown): MenuDish[] => dishes.parse(data);
export const printedDrinks = (data: unknown): MenuDrink[] => drinks.parse(data);
