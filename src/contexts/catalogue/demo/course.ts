import type { FoodCategory } from '../../../contracts/categories.ts';
import type { DietMark, DishView } from '../../../contracts/catalogue.ts';

export type DemoDish = Omit<DishView, 'id' | 'createdAt' | 'updatedAt'>;

type Flag = 'isNew' | 'isPopular' | 'isHomemade' | 'isFrozen';

type Written = Pick<DishView, 'name' | 'description' | 'price' | 'allergens'> &
  Partial<Pick<DishView, Flag>> & {
    /** Name of a picture in `/dishes`, without its size. */
    readonly picture?: string;
    readonly diet?: DietMark;
  };

const marksOf = { vegetarian: ['vegetarian'], vegan: ['vegetarian', 'vegan'] } as const;

const dishOf = (category: FoodCategory, { picture, diet, ...dish }: Written): DemoDish => ({
  isNew: false,
  isPopular: false,
  isHomemade: false,
  isFrozen: false,
  ...dish,
  category,
  imageUrl: picture ? `/dishes/${picture}-640.webp` : null,
  diets: diet ? [...marksOf[diet]] : [],
});

/** The dishes of one category; what is not said is absent or false. */
export const course = (category: FoodCategory, dishes: readonly Written[]): readonly DemoDish[] =>
  dishes.map((dish) => dishOf(category, dish));
