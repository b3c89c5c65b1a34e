import type { DomainEvent } from '#src/event-log/decider.ts';
import type { ClosureService } from '#src/contracts/closures.ts';

/**
 * Events leave out the closure's note, because events cannot be erased and the note may contain
 * personal data.
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
