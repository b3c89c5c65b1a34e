import type { z } from 'zod';
import { dishSchema } from '#src/contracts/catalogue/menu-drafts.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { findDietConflict } from '#src/contracts/catalogue/diet-mark-rules.ts';
import { canonicalCategoryName } from '../groupMenuByCategory.ts';

export const dishFormSchema = dishSchema.superRefine((draft, context) => {
  const message = findDietConflict(draft);
  if (message) context.addIssue({ code: 'custom', path: ['diets'], message });
});
export type DishFields = z.input<typeof dishFormSchema>;

export const emptyDish = (category: string): DishFields => ({
  name: '',
  description: '',
  price: '',
  category,
  imageUrl: null,
  isNew: false,
  isPopular: false,
  isHomemade: false,
  isFrozen: false,
  allergens: [],
  diets: [],
});

export const toDishFields = ({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  ...dish
}: DishView): DishFields => ({ ...dish, category: canonicalCategoryName(dish.category) });
