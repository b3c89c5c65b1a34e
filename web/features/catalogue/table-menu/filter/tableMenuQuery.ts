import { allergens, dietMarks } from '#src/contracts/catalogue/allergens-and-diet-marks.ts';
import type { Allergen, DietMark } from '#src/contracts/catalogue/menu-views.ts';

export type MenuView = 'list' | 'pictures';

/**
 * Search and filter of the menu. `without` and `diets` use the URL parameters of the diet filter.
 */
export type TableMenuQuery = {
  readonly text: string;
  readonly without: readonly Allergen[];
  readonly diets: readonly DietMark[];
  readonly view: MenuView;
};

export const EMPTY_QUERY: TableMenuQuery = { text: '', without: [], diets: [], view: 'list' };

const MAX_TEXT_LENGTH = 100;

/**
 * Parses a URL query such as `q=ricotta&senza=nuts&dieta=vegan&view=pictures`. Ignores unknown
 * values.
 */
export const parseTableMenuQuery = (search: string): TableMenuQuery => {
  const asked = new URLSearchParams(search);
  const excluded = asked.getAll('senza');
  const eaten = asked.getAll('dieta');
  return {
    text: (asked.get('q') ?? '').slice(0, MAX_TEXT_LENGTH),
    without: allergens.filter((one) => excluded.includes(one)),
    diets: dietMarks.filter((one) => eaten.includes(one)),
    view: asked.get('view') === 'pictures' ? 'pictures' : 'list',
  };
};

export const readTableMenuForm = (form: HTMLFormElement): TableMenuQuery => {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return parseTableMenuQuery(new URLSearchParams(fields).toString());
};

/** Returns the URL query, which is empty if nothing is searched or filtered. */
export const formatTableMenuQuery = ({ text, without, diets, view }: TableMenuQuery): string =>
  new URLSearchParams([
    ...(text.trim() ? [['q', text.trim()]] : []),
    ...diets.map((one) => ['dieta', one]),
    ...without.map((one) => ['senza', one]),
    ...(view === 'pictures' ? [['view', view]] : []),
  ]).toString();

export const isFiltered = ({ text, without, diets }: TableMenuQuery): boolean =>
  text.trim() !== '' || without.length > 0 || diets.length > 0;
