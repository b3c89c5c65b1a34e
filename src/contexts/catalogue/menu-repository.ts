import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';

export interface MenuRepository {
  listDishes(): Promise<DishView[]>;
  listDrinks(): Promise<DrinkView[]>;
}
