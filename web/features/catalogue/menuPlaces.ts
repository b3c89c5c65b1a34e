import {
  drinkCategories,
  foodCategories,
  type DrinkCategory,
  type DrinkSubcategory,
  type FoodCategory,
} from '../../../src/contracts/categories.ts';

/** Where a reader of the menu stands. A subcategory cannot exist without its category. */
export type MenuPlace =
  | { readonly on: 'start' }
  | { readonly on: 'food'; readonly category: FoodCategory }
  | {
      readonly on: 'drinks';
      readonly category: DrinkCategory;
      readonly subcategory: DrinkSubcategory | null;
    };

export const START: MenuPlace = { on: 'start' };

const drinkNames = Object.keys(drinkCategories) as DrinkCategory[];

/** The nine of the first page, in its order. */
export const topPlaces: readonly MenuPlace[] = [
  ...foodCategories.map((category): MenuPlace => ({ on: 'food', category })),
  ...drinkNames.map((category): MenuPlace => ({ on: 'drinks', category, subcategory: null })),
];

/** What a drink category is divided into. */
export const shelvesOf = (category: DrinkCategory): MenuPlace[] =>
  drinkCategories[category].map((subcategory) => ({ on: 'drinks', category, subcategory }));

/** Every place that has an address of its own; the sitemap can list them. */
export const allPlaces: readonly MenuPlace[] = [
  START,
  ...topPlaces,
  ...drinkNames.flatMap(shelvesOf),
];

/** `Primi Piatti` as it is written in an address: `primi-piatti`. The same in every language. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/\s+/g, '-');

/** The part of the address that names the place: `?categoria=vini&sotto=i-vini-rossi`, empty at the start. */
export const searchOf = (place: MenuPlace): string => {
  if (place.on === 'start') return '';
  const shelf =
    place.on === 'drinks' && place.subcategory ? `&sotto=${slugOf(place.subcategory)}` : '';
  return `?categoria=${slugOf(place.category)}${shelf}`;
};

/** The place that an address names. A category that does not exist is the start, a subcategory of another category is none. */
export const placeIn = (search: string): MenuPlace => {
  const asked = new URLSearchParams(search);
  const [category, subcategory] = [asked.get('categoria') ?? '', asked.get('sotto') ?? ''].map(
    slugOf,
  );
  const top =
    topPlaces.find((place) => place.on !== 'start' && slugOf(place.category) === category) ?? START;
  if (top.on !== 'drinks') return top;
  return (
    shelvesOf(top.category).find(
      (shelf) => shelf.on === 'drinks' && slugOf(shelf.subcategory ?? '') === subcategory,
    ) ?? top
  );
};

/** One level back: a subcategory lies in its category, everything else at the start. */
export const above = (place: MenuPlace): MenuPlace =>
  place.on === 'drinks' && place.subcategory ? { ...place, subcategory: null } : START;
