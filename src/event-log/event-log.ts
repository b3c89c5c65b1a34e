import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';

/** Never a person's name. `console` is a command-line tool. */
export type Actor = 'guest' | 'system' | 'console' | `staff:${string}`;

/** `position` counts all events without gaps, `version` those of the stream. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly position: number;
  /** ISO instant. */
  readonly at: string;
  readonly actor: Actor;
  /** Key of the personal data stored outside the log. */
  readonly subjectId: string | null;
};

export type Cause = {
  readonly at: string;
  readonly actor: Actor;
  /** `commitment`: salted hash of the personal data (spec note 23). */
  readonly subject?: { readonly id: string; readonly commitment: string };
};

export interface EventLog {
  /** Oldest first. */
  read<Event extends DomainEvent>(tx: Sql, stream: string): Promise<RecordedEvent<Event>[]>;
  /** Also updates read models and outbox. @throws ConcurrencyError */
  append(
    tx: Sql,
    stream: string,
    expectedVersion: number,
    events: readonly DomainEvent[],
    cause: Cause,
  ): Promise<void>;
}

/** Another transaction appended to the stream first. */
export class ConcurrencyError extends Error {
  constructor(stream: string, expectedVersion: number) {
    super(`${stream} is no longer at version ${expectedVersion}`);
  }
}
