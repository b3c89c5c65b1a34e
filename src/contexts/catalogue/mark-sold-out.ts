import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransactionWith } from '#src/kernel/transaction.ts';
import type { CatalogueItem, ItemRepository, ItemRules } from './audited-crud.ts';

type Deps<Row extends CatalogueItem> = {
  readonly inTransaction: InTransactionWith<ItemRepository<Row>>;
  readonly record: RecordChange;
  readonly clock: Pick<Clock, 'now'>;
  readonly readServiceDay: () => string;
};
type SoldOutChange = {
  readonly id: string;
  readonly isSoldOut: boolean;
  readonly actor: Actor;
};

/**
 * Creates a command that marks an item as sold out for the current service day, or removes the
 * mark. It appends one event, or none if the item already has the wanted state.
 */
export const createSoldOutMarking =
  <Row extends CatalogueItem>(
    { inTransaction, record, clock, readServiceDay }: Deps<Row>,
    rules: ItemRules<Row>,
  ) =>
  ({ id, isSoldOut, actor }: SoldOutChange): Promise<Row> =>
    inTransaction(async (tx, rows) => {
      const row =
        (await rows.lockRow(id)) ?? refuse({ kind: 'not-found', message: rules.notFound });
      if (row.isSoldOut === isSoldOut) return row;
      const serviceDay = readServiceDay();
      await rows.setSoldOut(id, isSoldOut ? serviceDay : null);
      const event = isSoldOut
        ? rules.toSoldOutEvent(row, serviceDay)
        : rules.toBackEvent(row, serviceDay);
      await record(tx, rules.streamPrefix + id, event, { at: clock.now().toISOString(), actor });
      return { ...row, isSoldOut };
    });

export type MarkSoldOut<Row extends CatalogueItem> = ReturnType<typeof createSoldOutMarking<Row>>;
