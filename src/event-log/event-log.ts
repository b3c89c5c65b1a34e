import type { Sql } from '#src/kernel/transaction.ts';
import type { DomainEvent } from './decider.ts';

/**
 * Who caused an event. Staff appear with the id of their account, because events contain no names.
 */
export type Actor = 'guest' | 'system' | 'console' | `staff:${string}`;

/**
 * A stored event. `position` numbers all events of the log without gaps, and `version` numbers
 * those of one stream.
 */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly position: number;
  readonly at: string;
  readonly actor: Actor;
  /** Key of the personal data, which is stored outside the log and can be erased. */
  readonly subjectId: string | null;
};

export type Cause = {
  readonly at: string;
  readonly actor: Actor;
  /**
   * Person whose data the event refers to. `commitment` is a salted hash that proves that this data
   * was not altered.
   */
  readonly subject?: { readonly id: string; readonly commitment: string };
};

export interface EventLog {
  read<Event extends DomainEvent>(tx: Sql, stream: string): Promise<RecordedEvent<Event>[]>;
  /**
   * Appends events, and updates read models and outbox in the same transaction. Throws a
   * `ConcurrencyError` if `expectedVersion` is outdated.
   */
  append(
    tx: Sql,
    stream: string,
    expectedVersion: number,
    events: readonly DomainEvent[],
    cause: Cause,
  ): Promise<void>;
}

export class ConcurrencyError extends Error {
  constructor(stream: string, expectedVersion: number) {
    super(`${stream} is no longer at version ${expectedVersion}`);
  }
}
