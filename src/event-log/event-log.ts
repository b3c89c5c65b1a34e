import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';

/** Who caused an event: `guest`, `system`, `console` (a command on the machine), or `staff:<id>`; never a person's name. */
export type Actor = 'guest' | 'system' | 'console' | `staff:${string}`;

/** A fact as it stands in the log. `position` counts from 1 without a gap over all streams, `version` within its stream. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly position: number;
  /** ISO instant. */
  readonly at: string;
  readonly actor: Actor;
  /** Whose personal data the event speaks of; the data itself is in the vault. */
  readonly subjectId: string | null;
};

/** What every event of one append has in common. */
export type Cause = {
  readonly at: string;
  readonly actor: Actor;
  /** Subject and salted commitment to what the vault holds of them (decision 23). */
  readonly subject?: { readonly id: string; readonly commitment: string };
};

export interface EventLog {
  /** The stream's events, oldest first. Without `tx`: what is committed. */
  read<Event extends DomainEvent>(tx: Sql, stream: string): Promise<RecordedEvent<Event>[]>;
  /** Appends in the caller's transaction, with read models and outbox. @throws StreamMoved */
  append(
    tx: Sql,
    stream: string,
    expectedVersion: number,
    events: readonly DomainEvent[],
    cause: Cause,
  ): Promise<void>;
}

/** Somebody appended to the stream between our read and our write. */
export class ConcurrencyError extends Error {
  constructor(stream: string, expectedVersion: number) {
    super(`${stream} is no longer at version ${expectedVersion}`);
  }
}
