import { fieldMessage } from '#src/messages/field-message.ts';
import {
  allergenLabel,
  dietLabel,
  excludedByDiet,
  type Allergen,
  type DietMark,
} from './menu-views.ts';

export const normalizeDietMarks = (marks: readonly DietMark[]): DietMark[] =>
  marks.includes('vegan') ? ['vegetarian', 'vegan'] : [...new Set(marks)];

type DishClaims = { readonly allergens: readonly Allergen[]; readonly diets: readonly DietMark[] };

/** Returns a field message if the allergens contradict a diet mark, otherwise null. */
export const findDietConflict = ({ allergens, diets }: DishClaims): string | null => {
  const mark = (['vegetarian', 'vegan'] as const).find(
    (one) => diets.includes(one) && excludedByDiet[one].some((of) => allergens.includes(of)),
  );
  if (!mark) return null;
  const found = excludedByDiet[mark]
    .filter((one) => allergens.includes(one))
    .map((one) => allergenLabel[one]);
  return fieldMessage('diet_clash', {
    allergens: found.join(', '),
    diet: dietLabel[mark].toLowerCase(),
  });
};
