import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { PriceChange } from '#src/contracts/catalogue/menu-evening-operations.ts';
import { findLastChange, type ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransactionWith, Sql } from '#src/kernel/transaction.ts';
import { message, type Message } from '#src/messages/message.ts';
import { type CatalogueItem, type ItemRepository, type ItemRules } from './audited-crud.ts';
import { dishRules } from './dish-crud-config.ts';
import { drinkRules } from './drink-crud-config.ts';

export type MenuItemRepositories = {
  readonly dishes: ItemRepository<DishView>;
  readonly drinks: ItemRepository<DrinkView>;
};
type Deps = {
  readonly inTransaction: InTransactionWith<MenuItemRepositories>;
  readonly record: RecordChange;
  readonly resolveActorName: ResolveActorName;
  readonly clock: Pick<Clock, 'now'>;
};
type Found<Row> = { readonly before: Row; readonly price: string };
type Plan<Row> = {
  readonly found: readonly Found<Row>[];
  readonly conflicts: Readonly<Record<string, Message>>;
};
type Numbered = PriceChange & { readonly at: number };

const fieldOf = ({ at }: Numbered): string => `changes.${at}.price`;

const lockPrices = async <Row extends CatalogueItem>(
  { tx, resolveActorName }: { readonly tx: Sql; readonly resolveActorName: ResolveActorName },
  rows: ItemRepository<Row>,
  rules: ItemRules<Row>,
  changes: readonly Numbered[],
): Promise<Plan<Row>> => {
  const locked = await rows.lockRows(changes.map(({ id }) => id));
  const byId = new Map(locked.map((row) => [row.id, row]));
  const found: Found<Row>[] = [];
  const conflicts: Record<string, Message> = {};
  for (const change of changes) {
    const before = byId.get(change.id);
    if (!before) conflicts[fieldOf(change)] = rules.notFound;
    else if (before.price === change.price) continue;
    else if (before.price === change.seenPrice) found.push({ before, price: change.price });
    else {
      const stream = rules.streamPrefix + change.id;
      const { by } = await findLastChange(resolveActorName, tx, stream, [rules.changedType]);
      conflicts[fieldOf(change)] = message('price_changed', { by, price: before.price });
    }
  }
  return { found, conflicts };
};

/**
 * Changes all given prices of dishes and drinks in one transaction, or none. Refuses them with a
 * message for each price that another person has changed since the caller read it.
 */
export const createPriceChanges = ({ inTransaction, record, resolveActorName, clock }: Deps) => {
  const save = async <Row extends CatalogueItem>(
    tx: Sql,
    rows: ItemRepository<Row>,
    rules: ItemRules<Row>,
    { found, actor }: Pick<Plan<Row>, 'found'> & { readonly actor: Actor },
  ): Promise<Row[]> => {
    if (found.length === 0) return [];
    const saved = await rows.changePrices(
      new Map(found.map(({ before, price }) => [before.id, price])),
    );
    const beforeById = new Map(found.map(({ before }) => [before.id, before]));
    for (const after of saved) {
      const event = rules.toChangedEvent(beforeById.get(after.id)!, after);
      const cause = { at: clock.now().toISOString(), actor };
      await record(tx, rules.streamPrefix + after.id, event, cause);
    }
    return saved;
  };

  return (changes: readonly PriceChange[], actor: Actor) =>
    inTransaction(async (tx, { dishes, drinks }) => {
      const numbered = changes.map((change, at) => ({ ...change, at }));
      const ofKind = (kind: PriceChange['kind']) => numbered.filter((one) => one.kind === kind);
      const deps = { tx, resolveActorName };
      const dishPlan = await lockPrices(deps, dishes, dishRules, ofKind('dish'));
      const drinkPlan = await lockPrices(deps, drinks, drinkRules, ofKind('drink'));
      const fields = { ...dishPlan.conflicts, ...drinkPlan.conflicts };
      if (Object.keys(fields).length > 0)
        refuse({ kind: 'conflict', message: message('prices_changed'), fields });
      return {
        dishes: await save(tx, dishes, dishRules, { ...dishPlan, actor }),
        drinks: await save(tx, drinks, drinkRules, { ...drinkPlan, actor }),
      };
    });
};

export type ChangePrices = ReturnType<typeof createPriceChanges>;
