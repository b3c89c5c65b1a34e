import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { InTransactionWith, Sql } from '#src/kernel/transaction.ts';
import type { UpcomingReservations } from './upcoming-reservations.ts';

export type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

export type FloorDeps<Repository> = {
  readonly inTransaction: InTransactionWith<Repository>;
  readonly clock: Clock;
  readonly record: RecordChange;
  readonly assertVersion: AssertVersion;
  readonly newId: NewId;
  readonly upcoming: UpcomingReservations;
  readonly lockAllDatesExclusive: (tx: Sql) => Promise<void>;
};
