import { allergens, dietMarks } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import type { Allergen, DietMark } from '#src/contracts/catalogue/menu-views.ts';
import type { MenuDish } from '#web/features/catalogue/localizeMenu.ts';

export type DietFilter = { readonly diet: DietMark | null; readonly without: readonly Allergen[] };

export const NO_FILTER: DietFilter = { diet: null, without: [] };

export const isFilterActive = ({ diet, without }: DietFilter): boolean =>
  diet !== null || without.length > 0;

/** Parses a URL query such as `dieta=vegan&senza=milk&senza=nuts`. Ignores unknown values. */
export const parseDietFilter = (search: string): DietFilter => {
  const asked = new URLSearchParams(search);
  const excluded = asked.getAll('senza');
  return {
    diet: dietMarks.find((mark) => mark === asked.get('dieta')) ?? null,
    without: allergens.filter((one) => excluded.includes(one)),
  };
};

export const dietFilterSearch = ({ diet, without }: DietFilter): string =>
  [...(diet ? [`dieta=${diet}`] : []), ...without.map((one) => `senza=${one}`)].join('&');

/**
 * Returns true if a dish matches the filter. Vegan dishes also have the vegetarian mark, so the
 * vegetarian filter includes them.
 */
export const matchesDietFilter = (
  dish: Pick<MenuDish, 'diets' | 'allergens'>,
  { diet, without }: DietFilter,
): boolean =>
  (diet === null || dish.diets.includes(diet)) &&
  !dish.allergens.some((one) => without.includes(one));
