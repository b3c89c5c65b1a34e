import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { RecordedEvent } from './event-log.ts';

/**
 * An event as projections receive it. It has no position, because the log assigns positions after
 * the projections have run.
 */
export type ProjectedEvent<Event extends DomainEvent = DomainEvent> = Omit<
  RecordedEvent<Event>,
  'position'
> &
  Event;

/**
 * Writes read models from events. `apply` must not throw, and must depend on the event alone,
 * because a rebuild repeats it. It must send all statements before it waits, because the log sends
 * its own immediately.
 */
export type Projection<Event extends DomainEvent = DomainEvent> = {
  readonly name: string;
  readonly streamPrefixes: readonly string[];
  readonly tables: readonly string[];
  apply(event: ProjectedEvent<Event>, sql: Sql): Promise<void>;
};

/**
 * Sends the statements of all projections in order without waiting in between, which saves round
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
