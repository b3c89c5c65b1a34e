import { foodCategories } from '#src/contracts/catalogue/menu-categories.ts';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';
import { categoryKey, type CategoryKey } from '../../menu/categories/categoryKeys.ts';
import { dishesInCategory } from '../../menu/categories/itemsInCategory.ts';

/** Dishes of a category that are on one printed sheet. */
export type SheetPart = {
  readonly key: CategoryKey;
  readonly dishes: readonly MenuDish[];
  readonly isContinued: boolean;
  readonly isLastPart: boolean;
};

/** A printed sheet. `columns`: one category per column. `wide`: one category in two columns. */
export type Sheet = {
  readonly layout: 'columns' | 'wide' | 'last';
  readonly parts: readonly SheetPart[];
};

/** Height in millimetres of a column below the name of its category. */
const COLUMN_MM = 205;
const NAME_MM = 7;
const LINE_MM = 4.3;
/** Conservative estimate, because a sheet that overflows to a second page wastes paper. */
const CHARACTERS_PER_LINE = 46;

const estimateHeightMm = ({ description }: MenuDish): number =>
  NAME_MM + LINE_MM * Math.ceil(description.length / CHARACTERS_PER_LINE);

const sumHeightsMm = (dishes: readonly MenuDish[]): number =>
  dishes.reduce((sum, dish) => sum + estimateHeightMm(dish), 0);

/** Splits the dishes of a category into parts that each fit on one sheet. */
const splitIntoSheets = (dishes: readonly MenuDish[]): MenuDish[][] => {
  const sheets: MenuDish[][] = [[]];
  for (const dish of dishes) {
    const current = sheets.at(-1) ?? [];
    if (sumHeightsMm([...current, dish]) > 2 * COLUMN_MM) sheets.push([dish]);
    else current.push(dish);
  }
  return sheets;
};

type Course = { readonly key: CategoryKey; readonly dishes: readonly MenuDish[] };

const toParts = ({ key, dishes }: Course): SheetPart[] =>
  splitIntoSheets(dishes).map((part, at, all) => ({
    key,
    dishes: part,
    isContinued: at > 0,
    isLastPart: at === all.length - 1,
  }));

const fitsInColumn = ({ dishes }: SheetPart): boolean => sumHeightsMm(dishes) <= COLUMN_MM;

const pairParts = (parts: readonly SheetPart[]): Sheet[] => {
  const [first, second] = parts;
  if (!first) return [];
  return second && fitsInColumn(first) && fitsInColumn(second)
    ? [{ layout: 'columns', parts: [first, second] }, ...pairParts(parts.slice(2))]
    : [{ layout: 'wide', parts: [first] }, ...pairParts(parts.slice(1))];
};

const LAST_CATEGORY = 'degustazione';

/**
 * Returns the sheets of the printed menu, in the order of the page on screen. The last sheet has
 * the set menus, the allergen legend and the QR code.
 */
export const planSheets = (dishes: readonly MenuDish[]): Sheet[] => {
  const parts = foodCategories
    .map((category) => ({
      key: categoryKey({ on: 'food', category }),
      dishes: dishesInCategory(dishes, category),
    }))
    .flatMap(({ key, dishes: listed }) =>
      key && listed.length > 0 ? [{ key, dishes: listed }] : [],
    )
    .flatMap(toParts);
  const isLast = ({ key }: SheetPart) => key === LAST_CATEGORY;
  return [
    ...pairParts(parts.filter((part) => !isLast(part))),
    { layout: 'last', parts: parts.filter(isLast) },
  ];
};

export const listCategories = (sheets: readonly Sheet[]): CategoryKey[] =>
  sheets.flatMap(({ parts }) => parts.filter((part) => !part.isContinued).map(({ key }) => key));
