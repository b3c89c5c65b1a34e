import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { UpcomingReservationQueries } from './upcoming-reservations.postgres.ts';

/** Who writes, and the mark of what they saw (null: they did not say). */
export type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

/** What every change of tables and time slots asks for. */
export type FloorDeps = {
  readonly inTransaction: InTransaction;
  readonly clock: Clock;
  readonly record: RecordChange;
  readonly assertVersion: AssertVersion;
  readonly newId: NewId;
  readonly upcoming: UpcomingReservationQueries;
  /** Keeps every booking out until the transaction ends. */
  readonly lockAllDatesExclusive: (tx: Sql) => Promise<void>;
};
