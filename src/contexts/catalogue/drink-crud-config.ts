import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { isSameSpelling } from '#src/contracts/catalogue/menu-categories.ts';
import { toDrinkDeclaration, type DrinkEvent } from './menu-events.ts';
import type { ItemRules } from './audited-crud.ts';

export const drinkRules: ItemRules<DrinkView> = {
  streamPrefix: 'drink-',
  describe: ({ name }) => `la bevanda «${name}»`,
  notFoundRefusal: {
    kind: 'not-found',
    code: 'drink_unknown',
    message: 'Bevanda non trovata: forse un collega l’ha già eliminata.',
  },
  assertConsistent: () => undefined,
  isSamePlacement: (one, other) =>
    isSameSpelling(one.category, other.category) &&
    isSameSpelling(one.subcategory ?? '', other.subcategory ?? ''),
  duplicateRefusal: ({ name, category, subcategory }) => {
    const message = `In «${subcategory ?? category}» c’è già una bevanda che si chiama «${name}».`;
    return { kind: 'conflict', code: 'drink_exists', message, fields: { name: message } };
  },
  toAddedEvent: (row): DrinkEvent => ({
    type: 'DrinkAdded',
    data: { declaration: toDrinkDeclaration(row) },
  }),
  toChangedEvent: (before, after): DrinkEvent => ({
    type: 'DrinkChanged',
    data: { before: toDrinkDeclaration(before), declaration: toDrinkDeclaration(after) },
  }),
  toRemovedEvent: (row): DrinkEvent => ({
    type: 'DrinkRemoved',
    data: { declaration: toDrinkDeclaration(row) },
  }),
};
