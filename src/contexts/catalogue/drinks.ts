import type { DrinkView } from '../../contracts/catalogue.ts';
import { sameSpelling } from '../../contracts/categories.ts';
import { drinkDeclared, type DrinkEvent } from './card-events.ts';
import type { Kind, Rows } from './keeping.ts';

/** How a drink is kept: its name is its own within a subcategory. */
export const drinks = (rows: Rows<DrinkView>): Kind<DrinkView> => ({
  rows,
  streams: 'drink-',
  thing: ({ name }) => `la bevanda «${name}»`,
  unknown: {
    kind: 'not-found',
    code: 'drink_unknown',
    message: 'Bevanda non trovata: forse un collega l’ha già eliminata.',
  },
  judge: () => undefined,
  samePlace: (one, other) =>
    sameSpelling(one.category, other.category) &&
    sameSpelling(one.subcategory ?? '', other.subcategory ?? ''),
  twin: ({ name, category, subcategory }) => {
    const message = `In «${subcategory ?? category}» c’è già una bevanda che si chiama «${name}».`;
    return { kind: 'conflict', code: 'drink_exists', message, fields: { name: message } };
  },
  added: (row): DrinkEvent => ({ type: 'DrinkAdded', data: { declaration: drinkDeclared(row) } }),
  changed: (before, after): DrinkEvent => ({
    type: 'DrinkChanged',
    data: { before: drinkDeclared(before), declaration: drinkDeclared(after) },
  }),
  removed: (row): DrinkEvent => ({
    type: 'DrinkRemoved',
    data: { declaration: drinkDeclared(row) },
  }),
});
