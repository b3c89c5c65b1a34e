import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { RecordedEvent } from './event-log.ts';

/** Without `position`: it is assigned only after the projections have run. */
export type ProjectedEvent<Event extends DomainEvent = DomainEvent> = Omit<
  RecordedEvent<Event>,
  'position'
> &
  Event;

/**
 * A read model. `apply` runs in the append transaction and again on a rebuild.
 * It must be deterministic: no clock, no random values, no tables of others, no refusals.
 */
export type Projection<Event extends DomainEvent = DomainEvent> = {
  readonly name: string;
  /** Only events of streams with this prefix are applied. */
  readonly streamPrefix: string;
  /** Written by this projection only; a rebuild corrects them. */
  readonly tables: readonly string[];
  // Method syntax keeps parameters bivariant, so Projection<Some> is assignable to Projection.
  apply(event: ProjectedEvent<Event>, sql: Sql): Promise<void>;
};

/** Applies an event to each matching projection, in sequence. */
export const applyProjections = async (
  projections: readonly Projection[],
  event: ProjectedEvent,
  sql: Sql,
): Promise<void> => {
  for (const projection of projections)
    if (event.stream.startsWith(projection.streamPrefix)) await projection.apply(event, sql);
};
