import type { BookMoment, HistoryAsked, HistoryEvent, PastBook } from '../../contracts/history.ts';
import type { Sql } from '../../kernel/transaction.ts';

export interface History {
  /** Latest first. @returns one page, and how many there are in all */
  list(asked: HistoryAsked): Promise<{ events: HistoryEvent[]; total: number }>;
  /** Members of staff who appear as actors in the log, by name. */
  staff(): Promise<{ actor: string; name: string }[]>;
  /** Oldest first; empty when there is no such stream. */
  story(stream: string): Promise<HistoryEvent[]>;
  /** Every event between two positions, both included, oldest first. */
  range(between: { from?: number; to?: number }): Promise<HistoryEvent[]>;
  /** What the vault holds of everybody that a stream speaks of. */
  peopleIn(
    tx: Sql,
    stream: string,
  ): Promise<{ subjects: string[]; data: Record<string, string | null>[] }>;
}

/** The book as it was. */
export interface PastBooks {
  /** Every instant at which the book of a day changed. */
  moments(date: string): Promise<BookMoment[]>;
  /** As staff saw it after the event at `position`; as it is now when none is given. */
  at(date: string, position: number | null, withNames: boolean): Promise<PastBook>;
}

/** Which auditors an administrator let in to personal data, and until when. */
export interface Admissions {
  /** Holds the permission until the transaction of `tx` ends, so that taking it back waits. */
  until(auditorId: string, tx?: Sql): Promise<Date | null>;
  admitted(): Promise<{ auditorId: string; username: string; until: string }[]>;
  auditors(): Promise<{ id: string; username: string }[]>;
  admit(tx: Sql, auditorId: string, until: Date | null): Promise<void>;
}
