import type { z } from 'zod';
import { dishSchema } from '#src/contracts/catalogue/menu-drafts.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { findDietConflict } from '#src/contracts/catalogue/diet-mark-rules.ts';
import { isSeasonIncomplete } from '#src/contracts/catalogue/dish-season.ts';
import { fieldMessage } from '#src/messages/field-message.ts';
import { canonicalCategoryName } from '../groupMenuByCategory.ts';
import { dayAndMonth, formatDayAndMonth } from '#web/shared/dates/dayAndMonth.ts';
import { toDescriptionFields } from '#web/shared/translations/translationFields.ts';

export const dishFormSchema = dishSchema
  .extend({ availableFrom: dayAndMonth, availableTo: dayAndMonth })
  .superRefine((draft, context) => {
    const message = findDietConflict(draft);
    if (message) context.addIssue({ code: 'custom', path: ['diets'], message });
    if (isSeasonIncomplete(draft))
      context.addIssue({
        code: 'custom',
        path: [draft.availableFrom === null ? 'availableFrom' : 'availableTo'],
        message: fieldMessage('season_incomplete'),
      });
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
  availableFrom: '',
  availableTo: '',
  translations: toDescriptionFields({}),
});

export const toDishFields = ({
  id: _id,
  isSoldOut: _soldOut,
  createdAt: _created,
  updatedAt: _updated,
  ...dish
}: DishView): DishFields => ({
  ...dish,
  category: canonicalCategoryName(dish.category),
  availableFrom: formatDayAndMonth(dish.availableFrom),
  availableTo: formatDayAndMonth(dish.availableTo),
  translations: toDescriptionFields(dish.translations),
});
