import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';

/** What is printed on the card that a guest is handed. */
export interface MenuRepository {
  /** In the order in which the dishes were written. */
  listDishes(): Promise<DishView[]>;
  /** By sort order, then by name in Italian order. Those that are not available are listed too. */
  listDrinks(): Promise<DrinkView[]>;
}
