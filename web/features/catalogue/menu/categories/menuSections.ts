import {
  findMenuPlacement,
  isSameSpelling,
  type DrinkCategory,
  type DrinkSubcategory,
  type FoodCategory,
} from '#src/contracts/catalogue/menu-categories.ts';
import type { MenuDish, MenuDrink } from '#web/features/catalogue/catalogueApi.ts';

/** Specification §5: items with an image come first; within each half the kitchen's own order stays. */
const sortPicturesFirst = (dishes: MenuDish[]): MenuDish[] =>
  dishes.sort((one, other) => Number(other.imageUrl !== null) - Number(one.imageUrl !== null));

/** The dishes of a food category, whichever of its spellings staff wrote (decision 21). */
export const dishesInCategory = (dishes: readonly MenuDish[], category: FoodCategory): MenuDish[] =>
  sortPicturesFirst(
    dishes.filter((dish) => {
      const place = findMenuPlacement(dish.category);
      return place.on === 'food' && place.category === category;
    }),
  );

/** Dishes that staff filed under Bevande, Vini, Birre or Caffetteria: on a shelf, or beside the shelves when `shelf` is null. */
export const dishesAmongDrinks = (
  dishes: readonly MenuDish[],
  category: DrinkCategory,
  shelf: DrinkSubcategory | null,
): MenuDish[] =>
  sortPicturesFirst(
    dishes.filter((dish) => {
      const place = findMenuPlacement(dish.category);
      return place.on === 'drinks' && place.category === category && place.subcategory === shelf;
    }),
  );

type Ordered = { readonly name: string; readonly sortOrder?: number | null | undefined };

/** Specification §5: by sortOrder, where a missing one counts as 0, then by name. */
const byOrderThenName = (one: Ordered, other: Ordered): number =>
  (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.name.localeCompare(other.name, 'it');

type CategorizedDrink = Ordered & Pick<MenuDrink, 'category' | 'subcategory'>;

/** The drinks of a subcategory: matched by subcategory or by category, trimmed, whatever the case (specification §5). */
export const drinksInSubcategory = <Drink extends CategorizedDrink>(
  drinks: readonly Drink[],
  shelf: DrinkSubcategory,
): Drink[] =>
  drinks
    .filter(
      ({ subcategory, category }) =>
        isSameSpelling(subcategory ?? '', shelf) || isSameSpelling(category, shelf),
    )
    .sort(byOrderThenName);
