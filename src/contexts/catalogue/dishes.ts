import type { DishView } from '../../contracts/catalogue.ts';
import { categoryOf, sameSpelling } from '../../contracts/categories.ts';
import { dietClash } from '../../contracts/diets.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { dishDeclared, type DishEvent } from './card-events.ts';
import type { Kind, Rows } from './keeping.ts';

/** Two spellings may mean one category (decision 21); one that the house does not know is itself. */
const sameCategory = (one: string, other: string): boolean => {
  const [known, knownToo] = [categoryOf(one), categoryOf(other)];
  return known && knownToo ? known === knownToo : sameSpelling(one, other);
};

/** How a dish is kept: its name is its own within a category, and its marks do not contradict its allergens. */
export const dishes = (rows: Rows<DishView>): Kind<DishView> => ({
  rows,
  streams: 'dish-',
  thing: ({ name }) => `il piatto «${name}»`,
  unknown: {
    kind: 'not-found',
    code: 'dish_unknown',
    message: 'Piatto non trovato: forse un collega lo ha già eliminato.',
  },
  judge: (draft) => {
    const clash = dietClash(draft);
    if (clash)
      refuse({ kind: 'invalid', code: 'diet_clash', message: clash, fields: { diets: clash } });
  },
  samePlace: (one, other) => sameCategory(one.category, other.category),
  twin: ({ name, category }) => {
    const message = `In «${categoryOf(category)?.name ?? category}» c’è già un piatto che si chiama «${name}».`;
    return { kind: 'conflict', code: 'dish_exists', message, fields: { name: message } };
  },
  added: (row): DishEvent => ({ type: 'DishAdded', data: { declaration: dishDeclared(row) } }),
  changed: (before, after): DishEvent => ({
    type: 'DishChanged',
    data: { before: dishDeclared(before), declaration: dishDeclared(after) },
  }),
  removed: (row): DishEvent => ({ type: 'DishRemoved', data: { declaration: dishDeclared(row) } }),
});
