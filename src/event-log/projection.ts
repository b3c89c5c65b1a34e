import type { Sql } from '../kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';
import type { Recorded } from './event-log.ts';

/**
 * A read model. `apply` runs inside the append transaction and again, in order of position, on a rebuild: it must
 * depend on the event alone (no clock, no chance, no other table) and never refuse.
 */
export type Projection<Event extends DomainEvent = DomainEvent> = {
  readonly name: string;
  /** The tables that belong to it alone; a rebuild empties them. */
  readonly tables: readonly string[];
  readonly apply: (event: Recorded<Event>, sql: Sql) => Promise<void>;
};
