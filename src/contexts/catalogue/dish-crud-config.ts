import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { findCategory, isSameSpelling } from '#src/contracts/catalogue/menu-categories.ts';
import { isSeasonIncomplete } from '#src/contracts/catalogue/dish-season.ts';
import { findDietConflict } from '#src/contracts/catalogue/diet-mark-rules.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';
import { toDishDeclaration, type DishEvent } from './menu-events.ts';
import type { ItemRules } from './audited-crud.ts';

const isSameCategory = (one: string, other: string): boolean => {
  const [known, knownToo] = [findCategory(one), findCategory(other)];
  return known && knownToo ? known === knownToo : isSameSpelling(one, other);
};

export const dishRules: ItemRules<DishView> = {
  streamPrefix: 'dish-',
  describe: ({ name }) => message('thing.dish', { name }),
  notFound: message('dish_unknown'),
  assertConsistent: (draft) => {
    const clash = findDietConflict(draft);
    if (clash) refuseField('diets', parseFieldMessage(clash));
    if (isSeasonIncomplete(draft)) {
      const missing = draft.availableFrom === null ? 'availableFrom' : 'availableTo';
      refuseField(missing, message('season_incomplete'));
    }
  },
  isSamePlacement: (one, other) => isSameCategory(one.category, other.category),
  duplicate: ({ name, category }) =>
    message('dish_exists', { name, category: findCategory(category)?.name ?? category }),
  toAddedEvent: (row): DishEvent => ({
    type: 'DishAdded',
    data: { declaration: toDishDeclaration(row) },
  }),
  changedType: 'DishChanged',
  toChangedEvent: (before, after): DishEvent => ({
    type: 'DishChanged',
    data: { before: toDishDeclaration(before), declaration: toDishDeclaration(after) },
  }),
  toRemovedEvent: (row): DishEvent => ({
    type: 'DishRemoved',
    data: { declaration: toDishDeclaration(row) },
  }),
  toSoldOutEvent: ({ name, category }, date): DishEvent => ({
    type: 'DishSoldOut',
    data: { name, category, date },
  }),
  toBackEvent: ({ name, category }, date): DishEvent => ({
    type: 'DishBackOnMenu',
    data: { name, category, date },
  }),
};
