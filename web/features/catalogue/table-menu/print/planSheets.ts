import { foodCategories } from '#src/contracts/catalogue/menu-categories.ts';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';
import { categoryKey, type CategoryKey } from '../../menu/categories/categoryKeys.ts';
import { dishesInCategory } from '../../menu/categories/itemsInCategory.ts';

/** The dishes of a category, or the part of them that fits on one printed sheet. */
export type SheetPart = {
  readonly key: CategoryKey;
  readonly dishes: readonly MenuDish[];
  readonly isContinued: boolean;
  readonly isLastPart: boolean;
};

/** `columns`: one category per column. `wide`: one category in two columns. */
export type Sheet = {
  readonly layout: 'columns' | 'wide' | 'last';
  readonly parts: readonly SheetPart[];
};

/** Height of a column of the printed page, below the category's name. */
const COLUMN_MM = 205;
const NAME_MM = 7;
const LINE_MM = 4.3;
/** A cautious estimate, because a sheet that needs a second page wastes paper. */
const CHARACTERS_PER_LINE = 46;

const estimateHeightMm = ({ description }: MenuDish): number =>
  NAME_MM + LINE_MM * Math.ceil(description.length / CHARACTERS_PER_LINE);

const sumHeightsMm = (dishes: readonly MenuDish[]): number =>
  dishes.reduce((sum, dish) => sum + estimateHeightMm(dish), 0);

/** A category that is too long for one sheet continues on the next. */
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
 * The sheets of the printed menu, which are also the order of the page on screen. The last sheet
 * has the set menus, the legend of the allergens and the QR code.
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
