import type { DomainEvent } from '../../event-log/decider.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { RecordChange } from '../../event-log/record.ts';
import type { RefuseUnseen } from '../../event-log/unseen.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import type { Clock, NewId } from '../../kernel/clock.ts';
import { refuse, type Refusal } from '../../kernel/domain-error.ts';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';

/** What every thing on the card has: its id, its name and when it last changed. */
export type Kept = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};
export type DraftOf<Row extends Kept> = Omit<Row, 'id' | 'createdAt' | 'updatedAt'>;
/** What a change says; what is absent keeps its value (decision 12). */
type ChangeOf<Row extends Kept> = {
  readonly [Field in keyof DraftOf<Row>]?: DraftOf<Row>[Field] | undefined;
};

/** The rows of one table. `hold` locks a row until the transaction ends; null: there is none. */
export interface Rows<Row extends Kept> {
  hold(tx: Sql, id: string): Promise<Row | null>;
  /** Locks a name until the transaction ends. @returns the others that bear it, whatever its case */
  namesakes(tx: Sql, name: string): Promise<Row[]>;
  add(tx: Sql, id: string, draft: DraftOf<Row>): Promise<Row>;
  change(tx: Sql, id: string, draft: DraftOf<Row>): Promise<Row>;
  remove(tx: Sql, id: string): Promise<void>;
}

/** One kind of thing on the card: how it is called, what may not be, and what is told of it. */
export type Kind<Row extends Kept> = {
  readonly rows: Rows<Row>;
  readonly streams: string;
  /** With its article: `il piatto «Caponata»`. */
  readonly thing: (row: Row) => string;
  readonly unknown: Refusal;
  /** @throws DomainError when the draft contradicts itself */
  readonly judge: (draft: DraftOf<Row>) => void;
  /** The two would stand in the same place under the same name. */
  readonly samePlace: (one: DraftOf<Row>, other: DraftOf<Row>) => boolean;
  readonly twin: (draft: DraftOf<Row>) => Refusal;
  readonly added: (row: Row) => DomainEvent;
  readonly changed: (before: Row, after: Row) => DomainEvent;
  readonly removed: (row: Row) => DomainEvent;
};

export type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly refuseUnseen: RefuseUnseen;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** Who changes what, having seen it as of when (`updatedAt`; null: takes what is there). */
export type Change = { readonly id: string; readonly seen: string | null; readonly actor: Actor };

const draftOf = <Row extends Kept>({
  id: _id,
  createdAt: _created,
  updatedAt: _updated,
  ...draft
}: Row) => draft as DraftOf<Row>;

const said = <Row extends Kept>(wanted: ChangeOf<Row>) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Partial<
    DraftOf<Row>
  >;

/**
 * Adding, changing and removing. Each is one transaction that ends in one event; a change that changes nothing appends
 * nothing. Locks: row, name, head of the log.
 *
 * @throws DomainError not-found; conflict, for a namesake in the same place or a change not seen (changed_meanwhile)
 */
export const keeping = <Row extends Kept>(
  { inTransaction, record, refuseUnseen, clock, newId }: Deps,
  kind: Kind<Row>,
) => {
  const { rows, streams } = kind;
  const cause = (actor: Actor) => ({ at: clock.now().toISOString(), actor });

  const admit = async (tx: Sql, id: string, draft: DraftOf<Row>) => {
    kind.judge(draft);
    const others = await rows.namesakes(tx, draft.name);
    if (others.some((other) => other.id !== id && kind.samePlace(draftOf(other), draft)))
      refuse(kind.twin(draft));
  };
  const holdSeen = async (tx: Sql, { id, seen }: Change): Promise<Row> => {
    const row = (await rows.hold(tx, id)) ?? refuse(kind.unknown);
    await refuseUnseen(tx, {
      stream: streams + id,
      seen,
      now: row.updatedAt,
      thing: kind.thing(row),
    });
    return row;
  };

  return {
    add: (draft: DraftOf<Row>, actor: Actor): Promise<Row> =>
      inTransaction(async (tx) => {
        const id = newId();
        await admit(tx, id, draft);
        const row = await rows.add(tx, id, draft);
        await record(tx, streams + id, kind.added(row), cause(actor));
        return row;
      }),

    change: (wanted: ChangeOf<Row>, change: Change): Promise<Row> =>
      inTransaction(async (tx) => {
        const before = await holdSeen(tx, change);
        const draft = { ...draftOf(before), ...said(wanted) };
        if (canonicalJson(draft) === canonicalJson(draftOf(before))) return before;
        await admit(tx, change.id, draft);
        const after = await rows.change(tx, change.id, draft);
        await record(tx, streams + change.id, kind.changed(before, after), cause(change.actor));
        return after;
      }),

    remove: (change: Change): Promise<void> =>
      inTransaction(async (tx) => {
        const row = await holdSeen(tx, change);
        await rows.remove(tx, change.id);
        await record(tx, streams + change.id, kind.removed(row), cause(change.actor));
      }),
  };
};

export type Keeping<Row extends Kept> = ReturnType<typeof keeping<Row>>;
