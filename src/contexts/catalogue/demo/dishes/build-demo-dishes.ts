import type { FoodCategory } from '#src/contracts/catalogue/menu-categories.ts';
import type { DietMark, DishView } from '#src/contracts/catalogue/menu-views.ts';
import { buildByLanguage, type ByLanguage } from '../texts-by-language.ts';

export type DemoDish = Omit<DishView, 'id' | 'isSoldOut' | 'createdAt' | 'updatedAt'>;

type Flag = 'isNew' | 'isPopular' | 'isHomemade' | 'isFrozen';

type DemoDishInput = Pick<DishView, 'name' | 'description' | 'price' | 'allergens'> &
  Partial<Pick<DishView, Flag | 'availableFrom' | 'availableTo'>> & {
    readonly picture?: string;
    readonly diet?: DietMark;
    /** Translations of the description. */
    readonly translations: ByLanguage<string>;
  };

const DIET_MARKS = { vegetarian: ['vegetarian'], vegan: ['vegetarian', 'vegan'] } as const;

const buildDemoDish = (
  category: FoodCategory,
  { picture, diet, translations, ...dish }: DemoDishInput,
): DemoDish => ({
  isNew: false,
  isPopular: false,
  isHomemade: false,
  isFrozen: false,
  availableFrom: null,
  availableTo: null,
  ...dish,
  category,
  imageUrl: picture ? `/dishes/${picture}-640.webp` : null,
  diets: diet ? [...DIET_MARKS[diet]] : [],
  translations: buildByLanguage((language) => {
    const description = translations[language];
    return description === undefined ? null : { description };
  }),
});

export const buildDemoDishes = (
  category: FoodCategory,
  dishes: readonly DemoDishInput[],
): readonly DemoDish[] => dishes.map((dish) => buildDemoDish(category, dish));
