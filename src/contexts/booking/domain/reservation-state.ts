import type { ContactChannel, ContactState } from '#src/contracts/booking/contact-state.ts';
import type { ReservationOutcome, ReservationStatus } from '#src/contracts/booking/reservations.ts';
import {
  type VisitMoment,
  visitMomentNames,
} from '#src/contracts/booking/actions/visit-moments.ts';
import { toRecord } from '#src/contracts/common/to-record.ts';
import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';

/**
 * Turn, tables and covers of a reservation. Every event contains a copy, which later changes of a
 * table or time slot do not alter (spec note 11).
 */
export type SeatAllocation = {
  readonly date: string;
  readonly timeSlotId: string;
  readonly slotStart: string;
  readonly slotEnd: string;
  readonly slotDescription: string | null;
  /** Time at which the guest wants to come, if the guest chose one. */
  readonly arrivalTime?: string;
  readonly tableId: string | null;
  /** The other tables of a party at joined tables. */
  readonly joinedTableIds?: readonly string[];
  /** Names all tables, such as `Sala 7+8`. */
  readonly tableName: string | null;
  readonly floor: number | null;
  readonly covers: number;
  readonly tableShared?: true;
  readonly coversOver?: number;
  readonly holdsSeat?: false;
  /** Covers that a change request or an offer holds, without a table. */
  readonly onHold?: true;
};

export type DecisionEvidence = {
  readonly coversHeld: number;
  /** Covers of the turn, lowered by the limits of the date. */
  readonly maxCovers: number;
  /** Covers of the time slot, if limits lowered them. */
  readonly slotCovers?: number;
  readonly tableFree: boolean | null;
  readonly closed: boolean;
};

/**
 * A change that the guest asked for. `held` is null if the reservation itself takes no covers, or if
 * a limit of unconfirmed seats was reached.
 */
export type ChangeRequest = {
  readonly wanted: SeatAllocation;
  readonly held: SeatAllocation | null;
};

export type ReservationState = {
  readonly status: ReservationStatus;
  readonly outcome: ReservationOutcome | null;
  readonly seat: SeatAllocation;
  readonly reason: CancelReason | null;
  /** Null if the guest need not be informed of anything. */
  readonly contact: ContactState | null;
  readonly contactChannel: ContactChannel | null;
  /** Date of the visit of which the guest was reminded. */
  readonly remindedFor: string | null;
  readonly changeRequest: ChangeRequest | null;
  /** The guest chose the table, or staff promised it. The party is not moved to make room. */
  readonly tablePinned: boolean;
} & Readonly<Record<VisitMoment, string | null>>;

/** Visit moments of a reservation before the visit, or without a visit. */
export const noVisitMoments = toRecord(
  visitMomentNames.map((moment): [VisitMoment, null] => [moment, null]),
);

/** Contact fields if there is nothing to tell the guest. */
export const noContact = { contact: null, contactChannel: null } as const;
export const notInformed = { contact: 'not_informed', contactChannel: null } as const;
export const newReservation = {
  ...noContact,
  remindedFor: null,
  changeRequest: null,
  tablePinned: false,
} as const;

export type StateChange = Partial<ReservationState> & Pick<ReservationState, 'seat'>;

export type PreviousAllocation = Pick<ReservationState, 'status' | 'seat'>;

/** Seats that an event releases and takes. */
export type AllocationChange = {
  readonly released: readonly SeatAllocation[];
  readonly taken: readonly SeatAllocation[];
};

/** Leaves out seats that hold no covers. */
export const heldSeats = (...seats: readonly (SeatAllocation | null)[]): SeatAllocation[] =>
  seats.filter((seat): seat is SeatAllocation => seat !== null && seat.holdsSeat !== false);

export const isHoldingSeat = ({ status, seat }: PreviousAllocation): boolean =>
  status !== 'cancelled' && seat.holdsSeat !== false;

export const keepSeat = (): AllocationChange => ({ released: [], taken: [] });

export const takeSeat = ({ seat }: { readonly seat: SeatAllocation }): AllocationChange => ({
  released: [],
  taken: heldSeats(seat),
});

export const releaseSeat = ({ seat }: { readonly seat: SeatAllocation }): AllocationChange => ({
  released: heldSeats(seat),
  taken: [],
});

export const replaceSeat = (from: SeatAllocation, to: SeatAllocation): AllocationChange => ({
  released: heldSeats(from),
  taken: heldSeats(to),
});
