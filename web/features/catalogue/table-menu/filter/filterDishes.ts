import type { Allergen, DietMark } from '#src/contracts/catalogue/menu-views.ts';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';
import { matchesSearch, toSearchableText, splitSearchWords } from './searchText.ts';
import type { TableMenuQuery } from './tableMenuQuery.ts';

export type Unsuitable = {
  readonly dish: MenuDish;
  readonly allergens: readonly Allergen[];
  /** Required diets whose mark the dish does not have. */
  readonly diets: readonly DietMark[];
};

export type FilteredDishes = {
  readonly shown: ReadonlySet<MenuDish>;
  /**
   * Dishes that match the search text, but contain an excluded allergen or do not suit a required
   * diet.
   */
  readonly unsuitable: readonly Unsuitable[];
};

export type SearchableDishes = ReadonlyMap<MenuDish, string>;

/**
 * Builds the search text of each dish from its Italian name and its description in the page's
 * language.
 */
export const indexDishes = (dishes: readonly MenuDish[]): SearchableDishes =>
  new Map(
    dishes.map((dish) => [dish, toSearchableText(`${dish.name} ${dish.description}`)] as const),
  );

const judgeDish = (dish: MenuDish, { without, diets }: TableMenuQuery): Unsuitable => ({
  dish,
  allergens: without.filter((one) => dish.allergens.includes(one)),
  diets: diets.filter((one) => !dish.diets.includes(one)),
});

export const filterDishes = (
  searchable: SearchableDishes,
  query: TableMenuQuery,
): FilteredDishes => {
  const words = splitSearchWords(query.text);
  const judged = [...searchable]
    .filter(([, text]) => matchesSearch(text, words))
    .map(([dish]) => judgeDish(dish, query));
  const unsuitable = judged.filter(({ allergens, diets }) => allergens.length + diets.length > 0);
  const hidden = new Set(unsuitable);
  return {
    shown: new Set(judged.filter((one) => !hidden.has(one)).map(({ dish }) => dish)),
    unsuitable,
  };
};
