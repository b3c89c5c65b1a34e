import type { Actor } from '../../../event-log/event-log.ts';
import type { RecordChange } from '../../../event-log/record.ts';
import type { RefuseUnseen } from '../../../event-log/unseen.ts';
import type { Clock, NewId } from '../../../kernel/clock.ts';
import type { InTransaction, Sql } from '../../../kernel/transaction.ts';
import type { UpcomingReservations } from './upcoming.postgres.ts';

/** Who writes, and the mark of what they saw (null: they did not say). */
export type By = { readonly actor: Actor; readonly seen: string | null };

/** What every change of tables and time slots asks for. */
export type FloorDeps = {
  readonly inTransaction: InTransaction;
  readonly clock: Clock;
  readonly record: RecordChange;
  readonly refuseUnseen: RefuseUnseen;
  readonly newId: NewId;
  readonly upcoming: UpcomingReservations;
  /** Keeps every booking out until the transaction ends. */
  readonly closeEveryServiceDay: (tx: Sql) => Promise<void>;
};
