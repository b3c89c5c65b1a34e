import type { z } from 'zod';
import { wholeDish } from '../../../../src/contracts/catalogue-drafts.ts';
import type { DishView } from '../../../../src/contracts/catalogue.ts';
import { dietClash } from '../../../../src/contracts/diets.ts';
import { categoryInForm } from './menuDesk.ts';

/** The contract's dish, whose marks do not contradict its allergens; the server judges the same. */
export const dishForm = wholeDish.superRefine((draft, context) => {
  const message = dietClash(draft);
  if (message) context.addIssue({ code: 'custom', path: ['diets'], message });
});
/** What the fields hold. */
export type DishFields = z.input<typeof dishForm>;

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

export const fieldsOfDish = ({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  ...dish
}: DishView): DishFields => ({ ...dish, category: categoryInForm(dish.category) });
