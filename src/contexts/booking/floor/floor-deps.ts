import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { UpcomingReservationQueries } from './upcoming-reservations.postgres.ts';

export type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

export type FloorDeps = {
  readonly inTransaction: InTransaction;
  readonly clock: Clock;
  readonly record: RecordChange;
  readonly assertVersion: AssertVersion;
  readonly newId: NewId;
  readonly upcoming: UpcomingReservationQueries;
  readonly lockAllDatesExclusive: (tx: Sql) => Promise<void>;
};
