import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import {
  categories,
  findCategory,
  drinkCategories,
  findMenuPlacement,
  isSameSpelling,
} from '#src/contracts/catalogue/menu-categories.ts';

const displayCategoryName = (category: string): string =>
  findCategory(category)?.name ?? category.trim();

type Grouped<Row> = { readonly name: string; readonly rows: readonly Row[] };

const groupBySpelling = <Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Grouped<Row>[] => {
  const groups: { name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.find((one) => isSameSpelling(one.name, name));
    if (group) group.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
};

/**
 * Groups dishes by category, sorted by name. Different spellings of one category become one group
 * (spec note 21).
 */
export const groupDishesByCategory = (dishes: readonly DishView[]): Grouped<DishView>[] =>
  groupBySpelling(dishes, ({ category }) => displayCategoryName(category)).sort((one, other) =>
    one.name.localeCompare(other.name, 'it'),
  );

export const findCategoryTab = <Tab extends { readonly name: string }>(
  tabs: readonly Tab[],
  asked: string | null,
): Tab | undefined =>
  tabs.find(({ name }) => asked !== null && isSameSpelling(name, displayCategoryName(asked))) ??
  tabs[0];

const subcategoryName = ({ category, subcategory }: DrinkView): string =>
  (subcategory ?? category).trim();
const publicSubcategories: readonly string[] = Object.values(drinkCategories).flat();
const rank = (shelf: string): number => {
  const at = publicSubcategories.findIndex((known) => isSameSpelling(known, shelf));
  return at < 0 ? publicSubcategories.length : at;
};

export const groupDrinksBySubcategory = (drinks: readonly DrinkView[]): Grouped<DrinkView>[] =>
  groupBySpelling(drinks, subcategoryName).sort(
    (one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name, 'it'),
  );

export const isOnPublicMenu = ({
  category,
  subcategory,
}: Pick<DrinkView, 'category' | 'subcategory'>): boolean =>
  publicSubcategories.some(
    (shelf) => isSameSpelling(shelf, subcategory ?? '') || isSameSpelling(shelf, category),
  );

export type CategoryNote = { readonly tone: 'warning' | 'note'; readonly text: string };

export const categoryNote = (category: string): CategoryNote | null => {
  if (!category.trim()) return null;
  const place = findMenuPlacement(category);
  if (place.on === 'food') return null;
  if (place.on === 'nowhere')
    return {
      tone: 'warning',
      text: `La categoria «${displayCategoryName(category)}» non compare sul menu pubblico: i clienti non vedranno questo piatto.`,
    };
  const where = [place.category, place.subcategory].filter(Boolean).join(' › ');
  return {
    tone: 'note',
    text: `Sul menu pubblico questo piatto compare fra le bevande, in ${where}.`,
  };
};

const categoryNamesOn = (on: 'food' | 'drinks' | 'nowhere') =>
  categories.filter(({ placement: shown }) => shown.on === on).map(({ name }) => name);

/**
 * Lists the categories that a dish can have, public ones first (spec note 21). Includes the current
 * category even if it is unknown, so the dish can keep it.
 */
export const categoryOptions = (
  current: string,
): { readonly label: string; readonly names: readonly string[] }[] => [
  { label: 'Sul menu pubblico', names: categoryNamesOn('food') },
  { label: 'Fra le bevande del menu pubblico', names: categoryNamesOn('drinks') },
  {
    label: 'Non sul menu pubblico',
    names: [
      ...categoryNamesOn('nowhere'),
      ...(current.trim() && !findCategory(current) ? [displayCategoryName(current)] : []),
    ],
  },
];

export const canonicalCategoryName = displayCategoryName;
