import type { ServiceDayChange, ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import type { HistoryQuery, HistoryEvent } from '#src/contracts/history.ts';
import type { Sql } from '#src/kernel/transaction.ts';

export interface HistoryRepository {
  list(asked: HistoryQuery): Promise<{ events: HistoryEvent[]; total: number }>;
  listStaff(): Promise<{ actor: string; name: string }[]>;
  listStream(stream: string): Promise<HistoryEvent[]>;
  listEvents(between: { from?: number; to?: number }): Promise<HistoryEvent[]>;
  readPersonalData(
    tx: Sql,
    stream: string,
  ): Promise<{ subjects: string[]; data: Record<string, string | null>[] }>;
}

export interface ReservationsAsOfQuery {
  listChanges(date: string): Promise<ServiceDayChange[]>;
  /**
   * Returns the reservations of `date` as they were after the event at `position`. Null means now.
   * `at` is the instant for limits with an end, by default that of the event.
   */
  readAt(
    date: string,
    moment: { readonly position: number | null; readonly at: Date | null },
    withNames: boolean,
  ): Promise<ReservationsAsOfView>;
}

export interface AuditorAccessStore {
  /**
   * Returns the end of the auditor's access, or null without access. With `tx`, a concurrent
   * revocation waits until `tx` ends.
   */
  findExpiry(auditorId: string, tx?: Sql): Promise<Date | null>;
  listGranted(): Promise<{ auditorId: string; username: string; until: string }[]>;
  listAuditors(): Promise<{ id: string; username: string }[]>;
  setExpiry(tx: Sql, auditorId: string, until: Date | null): Promise<void>;
}
