import type { DomainEvent } from '#src/event-log/decider.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Message } from '#src/messages/message.ts';
import type { InTransactionWith, Sql } from '#src/kernel/transaction.ts';

export type CatalogueItem = {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly isSoldOut: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
};
export type DraftOf<Row extends CatalogueItem> = Omit<
  Row,
  'id' | 'isSoldOut' | 'createdAt' | 'updatedAt'
>;
type ChangeOf<Row extends CatalogueItem> = {
  readonly [Field in keyof DraftOf<Row>]?: DraftOf<Row>[Field] | undefined;
};

export interface ItemRepository<Row extends CatalogueItem> {
  lockRow(id: string): Promise<Row | null>;
  /**
   * Locks the rows in the order of their ids, so concurrent calls cannot deadlock. Leaves out
   * unknown ids.
   */
  lockRows(ids: readonly string[]): Promise<Row[]>;
  /**
   * Returns the items of this name, and locks the name until the transaction ends. Concurrent
   * commands therefore cannot add the same item twice.
   */
  findDuplicates(name: string): Promise<Row[]>;
  add(id: string, draft: DraftOf<Row>): Promise<Row>;
  change(id: string, draft: DraftOf<Row>): Promise<Row>;
  /** Callers must lock the rows first. */
  changePrices(prices: ReadonlyMap<string, string>): Promise<Row[]>;
  /** Marks the item as sold out on this service day. Null removes the mark. */
  setSoldOut(id: string, serviceDay: string | null): Promise<void>;
  remove(id: string): Promise<void>;
}

export type ItemRules<Row extends CatalogueItem> = {
  readonly streamPrefix: string;
  readonly describe: (row: Row) => Message;
  readonly notFound: Message;
  readonly assertConsistent: (draft: DraftOf<Row>) => void;
  readonly isSamePlacement: (one: DraftOf<Row>, other: DraftOf<Row>) => boolean;
  readonly duplicate: (draft: DraftOf<Row>) => Message;
  readonly toAddedEvent: (row: Row) => DomainEvent;
  readonly changedType: DomainEvent['type'];
  readonly toChangedEvent: (before: Row, after: Row) => DomainEvent;
  readonly toRemovedEvent: (row: Row) => DomainEvent;
  readonly toSoldOutEvent: (row: Row, serviceDay: string) => DomainEvent;
  readonly toBackEvent: (row: Row, serviceDay: string) => DomainEvent;
};

type Deps<Row extends CatalogueItem> = {
  readonly inTransaction: InTransactionWith<ItemRepository<Row>>;
  readonly record: RecordChange;
  readonly assertVersion: AssertVersion;
  readonly clock: Clock;
  readonly newId: NewId;
};

/**
 * Identifies the item and the actor. `expectedVersion` is the `updatedAt` that the caller last
 * read, or null to skip the check for concurrent changes.
 */
export type ChangeContext = {
  readonly id: string;
  readonly expectedVersion: string | null;
  readonly actor: Actor;
};

const toDraft = <Row extends CatalogueItem>({
  id: _id,
  isSoldOut: _soldOut,
  createdAt: _created,
  updatedAt: _updated,
  ...draft
}: Row) => draft as DraftOf<Row>;

const refuseDuplicate = (duplicate: Message) =>
  refuse({ kind: 'conflict', message: duplicate, fields: { name: duplicate } });

const withoutUndefined = <Row extends CatalogueItem>(wanted: ChangeOf<Row>) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Partial<
    DraftOf<Row>
  >;

/**
 * Creates the commands that add, change and remove items, and that append an event for each actual
 * change. Every command locks the item's row before its name, because a fixed order prevents
 * deadlocks.
 */
export const createAuditedCrud = <Row extends CatalogueItem>(
  { inTransaction, record, assertVersion, clock, newId }: Deps<Row>,
  kind: ItemRules<Row>,
) => {
  const { streamPrefix: streams } = kind;
  const cause = (actor: Actor) => ({ at: clock.now().toISOString(), actor });

  const admit = async (rows: ItemRepository<Row>, id: string, draft: DraftOf<Row>) => {
    kind.assertConsistent(draft);
    const others = await rows.findDuplicates(draft.name);
    if (others.some((other) => other.id !== id && kind.isSamePlacement(toDraft(other), draft)))
      refuseDuplicate(kind.duplicate(draft));
  };
  const holdSeen = async (
    tx: Sql,
    rows: ItemRepository<Row>,
    { id, expectedVersion: seen }: ChangeContext,
  ): Promise<Row> => {
    const row = (await rows.lockRow(id)) ?? refuse({ kind: 'not-found', message: kind.notFound });
    await assertVersion(tx, {
      stream: streams + id,
      expectedVersion: seen,
      currentVersion: row.updatedAt,
      thing: kind.describe(row),
    });
    return row;
  };

  return {
    add: (draft: DraftOf<Row>, actor: Actor): Promise<Row> =>
      inTransaction(async (tx, rows) => {
        const id = newId();
        await admit(rows, id, draft);
        const row = await rows.add(id, draft);
        await record(tx, streams + id, kind.toAddedEvent(row), cause(actor));
        return row;
      }),

    change: (wanted: ChangeOf<Row>, change: ChangeContext): Promise<Row> =>
      inTransaction(async (tx, rows) => {
        const before = await holdSeen(tx, rows, change);
        const draft = { ...toDraft(before), ...withoutUndefined(wanted) };
        if (canonicalJson(draft) === canonicalJson(toDraft(before))) return before;
        await admit(rows, change.id, draft);
        const after = await rows.change(change.id, draft);
        await record(
          tx,
          streams + change.id,
          kind.toChangedEvent(before, after),
          cause(change.actor),
        );
        return after;
      }),

    remove: (change: ChangeContext): Promise<void> =>
      inTransaction(async (tx, rows) => {
        const row = await holdSeen(tx, rows, change);
        await rows.remove(change.id);
        await record(tx, streams + change.id, kind.toRemovedEvent(row), cause(change.actor));
      }),
  };
};

export type AuditedCrud<Row extends CatalogueItem> = ReturnType<typeof createAuditedCrud<Row>>;
