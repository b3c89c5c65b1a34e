import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { isSameSpelling } from '#src/contracts/catalogue/menu-categories.ts';
import { toDrinkDeclaration, type DrinkEvent } from './menu-events.ts';
import type { ItemRules } from './audited-crud.ts';
import { message } from '#src/messages/message.ts';

export const drinkRules: ItemRules<DrinkView> = {
  streamPrefix: 'drink-',
  describe: ({ name }) => message('thing.drink', { name }),
  notFound: message('drink_unknown'),
  assertConsistent: () => undefined,
  isSamePlacement: (one, other) =>
    isSameSpelling(one.category, other.category) &&
    isSameSpelling(one.subcategory ?? '', other.subcategory ?? ''),
  duplicate: ({ name, category, subcategory }) =>
    message('drink_exists', { name, category: subcategory ?? category }),
  toAddedEvent: (row): DrinkEvent => ({
    type: 'DrinkAdded',
    data: { declaration: toDrinkDeclaration(row) },
  }),
  changedType: 'DrinkChanged',
  toChangedEvent: (before, after): DrinkEvent => ({
    type: 'DrinkChanged',
    data: { before: toDrinkDeclaration(before), declaration: toDrinkDeclaration(after) },
  }),
  toRemovedEvent: (row): DrinkEvent => ({
    type: 'DrinkRemoved',
    data: { declaration: toDrinkDeclaration(row) },
  }),
  toSoldOutEvent: ({ name, category }, date): DrinkEvent => ({
    type: 'DrinkSoldOut',
    data: { name, category, date },
  }),
  toBackEvent: ({ name, category }, date): DrinkEvent => ({
    type: 'DrinkBackOnMenu',
    data: { name, category, date },
  }),
};
