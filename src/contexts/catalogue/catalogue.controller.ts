import { listDishes, listDrinks } from '../../contracts/catalogue.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { MenuCard } from './menu-card.ts';

/** The two lists that anybody may read. */
export const catalogueController = (card: MenuCard): Route[] => [
  route(listDishes, () => card.dishes()),
  route(listDrinks, () => card.drinks()),
];
