import {
  findMenuPlacement,
  isSameSpelling,
  type DrinkCategory,
  type DrinkSubcategory,
  type FoodCategory,
} from '#src/contracts/catalogue/menu-categories.ts';
import type { MenuDish, MenuDrink } from '#web/features/catalogue/localizeMenu.ts';

const sortPicturesFirst = (dishes: MenuDish[]): MenuDish[] =>
  dishes.sort((one, other) => Number(other.imageUrl !== null) - Number(one.imageUrl !== null));

/**
 * Returns the dishes of a category. The comparison accepts different spellings, because staff enter
 * categories as text (spec note 21).
 */
export const dishesInCategory = (dishes: readonly MenuDish[], category: FoodCategory): MenuDish[] =>
  sortPicturesFirst(
    dishes.filter((dish) => {
      const place = findMenuPlacement(dish.category);
      return place.on === 'food' && place.category === category;
    }),
  );

/**
 * Returns dishes that staff stored in a drink category. If `shelf` is null, returns only those
 * without a subcategory.
 */
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

const byOrderThenName = (one: Ordered, other: Ordered): number =>
  (one.sortOrder ?? 0) - (other.sortOrder ?? 0) || one.name.localeCompare(other.name, 'it');

type CategorizedDrink = Ordered & Pick<MenuDrink, 'category' | 'subcategory'>;

/**
 * Returns the drinks of a subcategory. The comparison ignores case and outer spaces (specification
 * §5).
 */
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
