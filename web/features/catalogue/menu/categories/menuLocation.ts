import {
  drinkCategories,
  foodCategories,
  type DrinkCategory,
  type DrinkSubcategory,
  type FoodCategory,
} from '#src/contracts/catalogue/menu-categories.ts';

export type MenuLocation =
  | { readonly on: 'start' }
  | { readonly on: 'food'; readonly category: FoodCategory }
  | {
      readonly on: 'drinks';
      readonly category: DrinkCategory;
      readonly subcategory: DrinkSubcategory | null;
    };

export const MENU_START: MenuLocation = { on: 'start' };

const drinkNames = Object.keys(drinkCategories) as DrinkCategory[];

export const topCategoryLocations: readonly MenuLocation[] = [
  ...foodCategories.map((category): MenuLocation => ({ on: 'food', category })),
  ...drinkNames.map((category): MenuLocation => ({ on: 'drinks', category, subcategory: null })),
];

export const subcategoryLocations = (category: DrinkCategory): MenuLocation[] =>
  drinkCategories[category].map((subcategory) => ({ on: 'drinks', category, subcategory }));

export const allMenuLocations: readonly MenuLocation[] = [
  MENU_START,
  ...topCategoryLocations,
  ...drinkNames.flatMap(subcategoryLocations),
];

export const slugify = (name: string): string => name.toLowerCase().replace(/\s+/g, '-');

/**
 * Returns a URL query such as `?categoria=vini&sotto=i-vini-rossi`. Empty for the start page of the
 * menu.
 */
export const menuLocationSearch = (place: MenuLocation): string => {
  if (place.on === 'start') return '';
  const shelf =
    place.on === 'drinks' && place.subcategory ? `&sotto=${slugify(place.subcategory)}` : '';
  return `?categoria=${slugify(place.category)}${shelf}`;
};

/**
 * Parses the URL query. An unknown category leads to the menu's start page, and a subcategory of
 * another category is ignored.
 */
export const parseMenuLocation = (search: string): MenuLocation => {
  const asked = new URLSearchParams(search);
  const [category, subcategory] = [asked.get('categoria') ?? '', asked.get('sotto') ?? ''].map(
    slugify,
  );
  const top =
    topCategoryLocations.find(
      (place) => place.on !== 'start' && slugify(place.category) === category,
    ) ?? MENU_START;
  if (top.on !== 'drinks') return top;
  return (
    subcategoryLocations(top.category).find(
      (shelf) => shelf.on === 'drinks' && slugify(shelf.subcategory ?? '') === subcategory,
    ) ?? top
  );
};

export const parentLocation = (place: MenuLocation): MenuLocation =>
  place.on === 'drinks' && place.subcategory ? { ...place, subcategory: null } : MENU_START;
