import type { DomainEvent } from '../../../event-log/decider.ts';

/**
 * The place that a reservation holds. Every event repeats it, so any reader stands alone, and a reservation keeps the
 * hours and the table name that it was made with (decision 11).
 */
export type Seat = {
  readonly date: string;
  readonly timeSlotId: string;
  readonly slotStart: string;
  readonly slotEnd: string;
  readonly slotDescription: string | null;
  readonly tableId: string | null;
  readonly tableName: string | null;
  readonly floor: number | null;
  readonly covers: number;
};

/** The numbers that a decision was made on. */
export type Evidence = { readonly coversHeld: number; readonly maxCovers: number; readonly tableFree: boolean | null; readonly closed: boolean };

export type ReservationEvent =
  | DomainEvent<'ReservationRequested', { seat: Seat; evidence: Evidence }>
  | DomainEvent<'ReservationConfirmed', { seat: Seat; evidence: Evidence }>
  | DomainEvent<'ReservationRejected', { seat: Seat }>
  | DomainEvent<'ReservationExpired', { seat: Seat }>
  | DomainEvent<'ReservationCompleted', { seat: Seat }>;
