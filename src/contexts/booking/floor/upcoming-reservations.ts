import type { Sql } from '#src/kernel/transaction.ts';

export type UpcomingReservation = {
  readonly id: string;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly numberOfPeople: number;
  readonly status: 'pending' | 'confirmed';
};

export type UpcomingReservationWithGuest = UpcomingReservation & {
  readonly reference: string;
  readonly customerName: string | null;
  readonly customerPhone: string | null;
};

/**
 * Finds upcoming reservations. The results stay valid until commit if the caller holds the locks of
 * the service days.
 */
export interface UpcomingReservations {
  findByTableOrSlot(
    tx: Sql,
    kind: 'table' | 'timeSlot',
    id: string,
  ): Promise<{ upcoming: readonly UpcomingReservation[]; wasEverReserved: boolean }>;
  /** `floor`: lists only reservations with a table on this floor. */
  listAll(tx?: Sql, floor?: number): Promise<UpcomingReservationWithGuest[]>;
}
