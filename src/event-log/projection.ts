import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { RecordedEvent } from './event-log.ts';

/** The position is assigned after the projections have run. */
export type ProjectedEvent<Event extends DomainEvent = DomainEvent> = Omit<
  RecordedEvent<Event>,
  'position'
> &
  Event;

/** `apply` must depend on the event alone, because a rebuild repeats it. It must not throw. */
export type Projection<Event extends DomainEvent = DomainEvent> = {
  readonly name: string;
  readonly streamPrefix: string;
  /** Written by this projection only. */
  readonly tables: readonly string[];
  // Method syntax keeps the parameter bivariant.
  apply(event: ProjectedEvent<Event>, sql: Sql): Promise<void>;
};

export const applyProjections = async (
  projections: readonly Projection[],
  event: ProjectedEvent,
  sql: Sql,
): Promise<void> => {
  for (const projection of projections)
    if (event.stream.startsWith(projection.streamPrefix)) await projection.apply(event, sql);
};
