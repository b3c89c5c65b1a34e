import type { DomainEvent } from '#src/event-log/decider.ts';
import type { ClosureService } from '#src/contracts/closures.ts';

/**
 * Data of a closure in events. Leaves out the note, because it may contain personal data and events
 * cannot be erased.
 */
export type ClosureState = {
  readonly date: string | null;
  readonly weekday: number | null;
  readonly service: ClosureService;
  readonly active: boolean;
};

export type ClosureEvent =
  | DomainEvent<'ClosureAdded', { closure: ClosureState }>
  | DomainEvent<'ClosureChanged', { closure: ClosureState; was: ClosureState }>
  | DomainEvent<'ClosureRemoved', { was: ClosureState }>;

export const toClosureStream = (id: string): string => `closure-${id}`;
