/**
 * One registry of the categories (decision 21): the seven of the public menu, the two of the drinks with their
 * subcategories, and the ten that the dish form of the staff offers. Specification §3 gives two lists; spellings that
 * mean the same are one category.
 */
export const foodCategories = [
  'Fritti e Sfizi',
  'Antipasti',
  'Primi Piatti',
  'Secondi Piatti',
  'Panini',
  'Dessert',
  'MENU DEGUSTAZIONE',
] as const;
export type FoodCategory = (typeof foodCategories)[number];

export const drinkCategories = {
  BEVANDE: ['SOFT DRINK', 'COCKTAIL', 'BIRRE IN BOTTIGLIA', 'AMARI'],
  VINI: ['I VINI BIANCHI', 'I VINI ROSSI', 'LE BOLLICINE'],
} as const;
export type DrinkCategory = keyof typeof drinkCategories;
export type DrinkSubcategory = (typeof drinkCategories)[DrinkCategory][number];

/** The dish form's list as specification §3 gives it. */
export const staffCategories = [
  'Antipasti',
  'Primi piatti',
  'Secondi piatti',
  'Contorni',
  'Pizza',
  'Dolci',
  'Bevande',
  'Vini',
  'Birre',
  'Caffetteria',
] as const;

/** Where the public page shows a dish. No subcategory: on the drink category's own page, beside its subcategories. */
export type MenuPlacement =
  | { readonly on: 'food'; readonly category: FoodCategory }
  | {
      readonly on: 'drinks';
      readonly category: DrinkCategory;
      readonly subcategory: DrinkSubcategory | null;
    }
  | { readonly on: 'nowhere' };

export type Category = {
  /** The spelling that the product writes. */
  readonly name: string;
  /** Other words for the same category. Case and outer or doubled spaces never make a difference. */
  readonly aliases: readonly string[];
  readonly placement: MenuPlacement;
};

const ALIASES: Partial<Record<FoodCategory, readonly string[]>> = { Dessert: ['Dolci'] };

const NOT_SHOWN = { on: 'nowhere' } as const;
const drinkPlacement = (
  category: DrinkCategory,
  subcategory: DrinkSubcategory | null = null,
): MenuPlacement => ({
  on: 'drinks',
  category,
  subcategory,
});

/** The public categories first, in the order of the page, then those that the staff alone know. */
export const categories: readonly Category[] = [
  ...foodCategories.map((name): Category => ({
    name,
    aliases: ALIASES[name] ?? [],
    placement: { on: 'food', category: name },
  })),
  { name: 'Contorni', aliases: [], placement: NOT_SHOWN },
  { name: 'Pizza', aliases: [], placement: NOT_SHOWN },
  { name: 'Bevande', aliases: [], placement: drinkPlacement('BEVANDE') },
  { name: 'Vini', aliases: [], placement: drinkPlacement('VINI') },
  { name: 'Birre', aliases: [], placement: drinkPlacement('BEVANDE', 'BIRRE IN BOTTIGLIA') },
  { name: 'Caffetteria', aliases: [], placement: drinkPlacement('BEVANDE') },
];

/** Two spellings are compared as specification §5 compares drinks: trimmed, whatever their case. */
const normalizeSpelling = (spelling: string): string =>
  spelling.trim().replace(/\s+/g, ' ').toLowerCase();
export const isSameSpelling = (one: string, other: string): boolean =>
  normalizeSpelling(one) === normalizeSpelling(other);

const categoryBySpelling = new Map(
  categories.flatMap((category) =>
    [category.name, ...category.aliases].map(
      (spelling) => [normalizeSpelling(spelling), category] as const,
    ),
  ),
);

/** The category that a spelling means; null for one that the house does not know. */
export const findCategory = (spelling: string): Category | null =>
  categoryBySpelling.get(normalizeSpelling(spelling)) ?? null;

/** Where the public page shows a dish of this category; an unknown one is shown nowhere. */
export const findMenuPlacement = (spelling: string): MenuPlacement =>
  findCategory(spelling)?.placement ?? NOT_SHOWN;

/** What the dish form offers: every category once, the public ones first (decision 21). */
export const dishFormCategories: readonly string[] = categories.map(({ name }) => name);
