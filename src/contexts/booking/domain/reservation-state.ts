import type { ReservationOutcome, ReservationStatus } from '#src/contracts/booking/reservations.ts';
import {
  type VisitMoment,
  visitMomentNames,
} from '#src/contracts/booking/actions/visit-moments.ts';
import { toRecord } from '#src/contracts/common/to-record.ts';
import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';

/**
 * Every event repeats the turn and the table. A later change of a table or time slot therefore does
 * not alter existing reservations (spec note 11).
 */
export type SeatAllocation = {
  readonly date: string;
  readonly timeSlotId: string;
  readonly slotStart: string;
  readonly slotEnd: string;
  readonly slotDescription: string | null;
  readonly tableId: string | null;
  readonly tableName: string | null;
  readonly floor: number | null;
  readonly covers: number;
  readonly tableShared?: true;
  readonly coversOver?: number;
  readonly holdsSeat?: false;
};

export type DecisionEvidence = {
  readonly coversHeld: number;
  readonly maxCovers: number;
  readonly tableFree: boolean | null;
  readonly closed: boolean;
};

export type ReservationState = {
  readonly status: ReservationStatus;
  readonly outcome: ReservationOutcome | null;
  readonly seat: SeatAllocation;
  readonly reason: CancelReason | null;
  /** True until staff have informed the guest of the last change. */
  readonly awaitsCall: boolean;
} & Readonly<Record<VisitMoment, string | null>>;

/** A reservation before the visit, or without a visit. */
export const noVisitMoments = toRecord(
  visitMomentNames.map((moment): [VisitMoment, null] => [moment, null]),
);

export type StateChange = Partial<ReservationState> & Pick<ReservationState, 'seat'>;

export type PreviousAllocation = Pick<ReservationState, 'status' | 'seat'>;

/** Covers and table that an event releases and takes. */
export type AllocationChange = {
  readonly released: SeatAllocation | null;
  readonly taken: SeatAllocation | null;
};

const findHeldSeat = (seat: SeatAllocation): SeatAllocation | null =>
  seat.holdsSeat === false ? null : seat;

export const isHoldingSeat = ({ status, seat }: PreviousAllocation): boolean =>
  status !== 'cancelled' && findHeldSeat(seat) !== null;

export const keepSeat = (): AllocationChange => ({ released: null, taken: null });

export const takeSeat = ({ seat }: { readonly seat: SeatAllocation }): AllocationChange => ({
  released: null,
  taken: findHeldSeat(seat),
});

export const releaseSeat = ({ seat }: { readonly seat: SeatAllocation }): AllocationChange => ({
  released: findHeldSeat(seat),
  taken: null,
});

export const replaceSeat = (from: SeatAllocation, to: SeatAllocation): AllocationChange => ({
  released: findHeldSeat(from),
  taken: findHeldSeat(to),
});
