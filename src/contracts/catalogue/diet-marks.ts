import {
  allergenLabel,
  dietLabel,
  excludedByDiet,
  type Allergen,
  type DietMark,
} from './menu-views.ts';

/** The marks as the card keeps them: what is vegan is vegetarian too, and each stands once. */
export const normalizeDietMarks = (marks: readonly DietMark[]): DietMark[] =>
  marks.includes('vegan') ? ['vegetarian', 'vegan'] : [...new Set(marks)];

type DishClaims = { readonly allergens: readonly Allergen[]; readonly diets: readonly DietMark[] };

/**
 * The sentence for a dish that says two things that cannot both be true; null when all is well. A dish with
 * milk loses the vegan mark alone, one with fish both: the mark that is named is the first that cannot stay.
 */
export const findDietConflict = ({ allergens, diets }: DishClaims): string | null => {
  const mark = (['vegetarian', 'vegan'] as const).find(
    (one) => diets.includes(one) && excludedByDiet[one].some((of) => allergens.includes(of)),
  );
  if (!mark) return null;
  const found = excludedByDiet[mark]
    .filter((one) => allergens.includes(one))
    .map((one) => allergenLabel[one]);
  return `Fra gli allergeni c’è ${found.join(', ')}: il piatto non può dirsi ${dietLabel[mark].toLowerCase()}. Togli il segno o correggi gli allergeni.`;
};
