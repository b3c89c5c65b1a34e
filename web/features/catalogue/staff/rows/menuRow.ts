import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { groupDishesByCategory, groupDrinksBySubcategory } from '../groupMenuByCategory.ts';

/** A dish or a drink in the compact list. */
export type MenuRow = {
  readonly kind: 'dish' | 'drink';
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly price: string;
  readonly isSoldOut: boolean;
};

type Item = Pick<DishView | DrinkView, 'id' | 'name' | 'price' | 'isSoldOut'>;

const toRow =
  (kind: MenuRow['kind'], category: string) =>
  ({ id, name, price, isSoldOut }: Item): MenuRow => ({
    kind,
    id,
    name,
    category,
    price,
    isSoldOut,
  });

export const listDishRows = (dishes: readonly DishView[]): MenuRow[] =>
  groupDishesByCategory(dishes).flatMap(({ name, rows }) => rows.map(toRow('dish', name)));

export const listDrinkRows = (drinks: readonly DrinkView[]): MenuRow[] =>
  groupDrinksBySubcategory(drinks).flatMap(({ name, rows }) => rows.map(toRow('drink', name)));

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('it');

/** Returns the rows whose name contains `text`. The comparison ignores accents and case. */
export const filterRows = (rows: readonly MenuRow[], text: string): MenuRow[] => {
  const wanted = withoutAccents(text.trim());
  return rows.filter(({ name }) => withoutAccents(name).includes(wanted));
};

/** Groups rows by category. `rows` must be sorted by category. */
export const groupRows = (
  rows: readonly MenuRow[],
): { readonly category: string; readonly rows: readonly MenuRow[] }[] =>
  [...new Set(rows.map(({ category }) => category))].map((category) => ({
    category,
    rows: rows.filter((row) => row.category === category),
  }));
