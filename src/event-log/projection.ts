import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { RecordedEvent } from './event-log.ts';

/**
 * Events have no position here, because the log assigns positions after the projections have run.
 */
export type ProjectedEvent<Event extends DomainEvent = DomainEvent> = Omit<
  RecordedEvent<Event>,
  'position'
> &
  Event;

/**
 * `apply` must not throw and must depend on the event alone, because a rebuild calls `apply` again.
 * It must send all its statements before it waits, because the log sends the next ones immediately.
 */
export type Projection<Event extends DomainEvent = DomainEvent> = {
  readonly name: string;
  readonly streamPrefixes: readonly string[];
  readonly tables: readonly string[];
  apply(event: ProjectedEvent<Event>, sql: Sql): Promise<void>;
};

/**
 * Sends the statements of all projections in order, but does not wait in between, which saves round
 * trips to PostgreSQL.
 */
export const applyProjections = async (
  projections: readonly Projection[],
  event: ProjectedEvent,
  sql: Sql,
): Promise<void> => {
  await Promise.all(
    projections
      .filter(({ streamPrefixes }) =>
        streamPrefixes.some((prefix) => event.stream.startsWith(prefix)),
      )
      .map((projection) => projection.apply(event, sql)),
  );
};
