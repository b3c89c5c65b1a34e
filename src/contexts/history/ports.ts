import type {
  ServiceDayChange,
  HistoryQuery,
  HistoryEvent,
  ReservationsAsOfView,
} from '#src/contracts/history.ts';
import type { Sql } from '#src/kernel/transaction.ts';

export interface HistoryRepository {
  /** Latest first. @returns one page, and how many there are in all */
  list(asked: HistoryQuery): Promise<{ events: HistoryEvent[]; total: number }>;
  /** Members of staff who appear as actors in the log, by name. */
  listStaff(): Promise<{ actor: string; name: string }[]>;
  /** Oldest first; empty when there is no such stream. */
  listStream(stream: string): Promise<HistoryEvent[]>;
  /** Every event between two positions, both included, oldest first. */
  range(between: { from?: number; to?: number }): Promise<HistoryEvent[]>;
  /** What the vault holds of everybody that a stream speaks of. */
  readPersonalData(
    tx: Sql,
    stream: string,
  ): Promise<{ subjects: string[]; data: Record<string, string | null>[] }>;
}

/** The book as it was. */
export interface ReservationsAsOfQuery {
  /** Every instant at which the book of a day changed. */
  listChanges(date: string): Promise<ServiceDayChange[]>;
  /** As staff saw it after the event at `position`; as it is now when none is given. */
  readAt(date: string, position: number | null, withNames: boolean): Promise<ReservationsAsOfView>;
}

/** Which auditors an administrator let in to personal data, and until when. */
export interface AuditorAccessStore {
  /** Holds the permission until the transaction of `tx` ends, so that taking it back waits. */
  findExpiry(auditorId: string, tx?: Sql): Promise<Date | null>;
  listGranted(): Promise<{ auditorId: string; username: string; until: string }[]>;
  listAuditors(): Promise<{ id: string; username: string }[]>;
  setExpiry(tx: Sql, auditorId: string, until: Date | null): Promise<void>;
}
