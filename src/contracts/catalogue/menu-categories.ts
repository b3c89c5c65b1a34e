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

export type MenuPlacement =
  | { readonly on: 'food'; readonly category: FoodCategory }
  | {
      readonly on: 'drinks';
      readonly category: DrinkCategory;
      readonly subcategory: DrinkSubcategory | null;
    }
  | { readonly on: 'nowhere' };

export type Category = {
  readonly name: string;
  /** Other accepted spellings of the category's name. Comparisons ignore case and extra spaces. */
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

export const findCategory = (spelling: string): Category | null =>
  categoryBySpelling.get(normalizeSpelling(spelling)) ?? null;

export const findMenuPlacement = (spelling: string): MenuPlacement =>
  findCategory(spelling)?.placement ?? NOT_SHOWN;
