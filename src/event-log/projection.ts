import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { RecordedEvent } from './event-log.ts';

/** What a read model gets to see: its position is given out last, so nothing may depend on it. */
export type ProjectedEvent<Event extends DomainEvent = DomainEvent> = Omit<
  RecordedEvent<Event>,
  'position'
> &
  Event;

/**
 * A read model. `apply` runs inside the append transaction and again, in order of position, on a rebuild: it must
 * depend on the event alone (no clock, no chance, no other table) and never refuse.
 */
export type Projection<Event extends DomainEvent = DomainEvent> = {
  readonly name: string;
  /** What the names of its streams begin with; it hears of no other. */
  readonly streamPrefix: string;
  /** The tables that belong to it alone; a rebuild empties them. */
  readonly tables: readonly string[];
  // Method syntax on purpose: a projection of some events may stand in a list of projections of all events.
  apply(event: ProjectedEvent<Event>, sql: Sql): Promise<void>;
};

/** Tells an event to every projection of its stream, one after the other. */
export const applyProjections = async (
  projections: readonly Projection[],
  event: ProjectedEvent,
  sql: Sql,
): Promise<void> => {
  for (const projection of projections)
    if (event.stream.startsWith(projection.streamPrefix)) await projection.apply(event, sql);
};
