import type { ReservationOutcome, ReservationStatus } from '#src/contracts/booking/reservations.ts';
import type { CancelReason, ReservationOrigin } from '#src/contracts/booking/reservation-desk.ts';
import type { RejectionReason } from '#src/contracts/rejection.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * The place that a reservation holds. Every event repeats it, so any reader stands alone, and a reservation keeps the
 * hours and the table name that it was made with (decision 11).
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
  /** Staff sat this party at a table that another one holds. */
  readonly tableShared?: true;
  /** How many of the covers staff admitted beyond the turn's maximum; they leave with the party. */
  readonly coversOver?: number;
  /** No covers and no table are held until staff accept the request; acceptance checks both. */
  readonly holdsSeat?: false;
};

/** The numbers that a decision was made on. */
export type DecisionEvidence = {
  readonly coversHeld: number;
  readonly maxCovers: number;
  readonly tableFree: boolean | null;
  readonly closed: boolean;
};

/** How a reservation stands: all that an event may change of it. */
export type ReservationState = {
  readonly status: ReservationStatus;
  readonly outcome: ReservationOutcome | null;
  readonly seat: SeatAllocation;
  /** ISO instant. */
  readonly arrivedAt: string | null;
  readonly reason: CancelReason | null;
  /** Something happened that the guest must hear, and nobody has told them yet. */
  readonly awaitsCall: boolean;
};

/** What held covers and a table until now; a cancelled one holds nothing. */
export type PreviousAllocation = Pick<ReservationState, 'status' | 'seat'>;

/** Codes of the limits that staff passed, knowing it. */
type Overrides = readonly string[];

export type ReservationEvent =
  | DomainEvent<'ReservationRequested', { seat: SeatAllocation; evidence: DecisionEvidence }>
  | DomainEvent<
      'ReservationEntered',
      {
        seat: SeatAllocation;
        evidence: DecisionEvidence;
        origin: Exclude<ReservationOrigin, 'online'>;
        arrivedAt: string | null;
        passed: Overrides;
      }
    >
  /** `takesSeat`: the request held no seat before; covers and table are held from here on. */
  | DomainEvent<
      'ReservationConfirmed',
      { seat: SeatAllocation; evidence: DecisionEvidence; takesSeat?: true }
    >
  /** Older events have no evidence or no reason. */
  | DomainEvent<
      'ReservationRejected',
      { seat: SeatAllocation; evidence?: DecisionEvidence; reason?: RejectionReason }
    >
  | DomainEvent<'ReservationExpired', { seat: SeatAllocation }>
  | DomainEvent<
      'ReservationMoved',
      {
        from: SeatAllocation;
        seat: SeatAllocation;
        evidence: DecisionEvidence;
        passed: Overrides;
        awaitsCall: boolean;
      }
    >
  /** Older events have no evidence. */
  | DomainEvent<
      'ReservationCancelled',
      { seat: SeatAllocation; reason: CancelReason; evidence?: DecisionEvidence }
    >
  | DomainEvent<'GuestArrived', { seat: SeatAllocation; arrivedAt: string }>
  | DomainEvent<'GuestDidNotShow', { seat: SeatAllocation }>
  | DomainEvent<'ReservationCompleted', { seat: SeatAllocation }>
  | DomainEvent<'GuestCalled', { seat: SeatAllocation }>
  /** The subject is what the guest must not eat, apart from their name; `remember`: the guest asked to keep it. */
  | DomainEvent<
      'AllergiesDeclared',
      { seat: SeatAllocation; consentTextVersion: string; remember: boolean }
    >
  /** The subject is the guest of the first event; this commitment replaces the one before. */
  | DomainEvent<'GuestDataCorrected', { seat: SeatAllocation }>
  | DomainEvent<
      'LastActionUndone',
      ReservationState & { undone: string; from: PreviousAllocation }
    >;

/** What each event makes of a standing. Read by the decider and by the read model alike, so that they cannot disagree. */
export const stateChangeOf = ({
  type,
  data,
}: ReservationEvent): Partial<ReservationState> & Pick<ReservationState, 'seat'> => {
  const { seat } = data;
  switch (type) {
    case 'ReservationRequested':
      return {
        status: 'pending',
        outcome: null,
        seat,
        arrivedAt: null,
        reason: null,
        awaitsCall: false,
      };
    case 'ReservationEntered':
      return {
        status: 'confirmed',
        outcome: null,
        seat,
        arrivedAt: data.arrivedAt,
        reason: null,
        awaitsCall: false,
      };
    case 'ReservationConfirmed':
      return { status: 'confirmed', outcome: null, seat, awaitsCall: true };
    case 'ReservationRejected':
      return { status: 'cancelled', outcome: 'rejected', seat, awaitsCall: true };
    case 'ReservationExpired':
      return { status: 'cancelled', outcome: 'expired', seat, awaitsCall: false };
    case 'ReservationMoved':
      return { seat, awaitsCall: data.awaitsCall };
    case 'ReservationCancelled':
      return {
        status: 'cancelled',
        outcome: 'cancelled_by_staff',
        seat,
        reason: data.reason,
        arrivedAt: null,
        awaitsCall: data.reason !== 'guest_asked',
      };
    case 'GuestArrived':
      return { seat, arrivedAt: data.arrivedAt, awaitsCall: false };
    case 'GuestDidNotShow':
      return { status: 'cancelled', outcome: 'no_show', seat, arrivedAt: null, awaitsCall: false };
    case 'ReservationCompleted':
      return { status: 'completed', outcome: null, seat, awaitsCall: false };
    case 'GuestCalled':
      return { seat, awaitsCall: false };
    case 'AllergiesDeclared':
    case 'GuestDataCorrected':
      return { seat };
    case 'LastActionUndone': {
      const { undone: _, from: __, ...standing } = data;
      return standing;
    }
  }
};

const findHeldSeat = (seat: SeatAllocation): SeatAllocation | null =>
  seat.holdsSeat === false ? null : seat;

/** Whether covers and table are held: not once it is cancelled, nor while a request waits without a seat. */
export const isHoldingSeat = ({ status, seat }: PreviousAllocation): boolean =>
  status !== 'cancelled' && findHeldSeat(seat) !== null;

type AllocationChange = {
  readonly released: SeatAllocation | null;
  readonly taken: SeatAllocation | null;
};

/** What an event gives back and what it takes of covers and tables. */
export const allocationChangeOf = ({ type, data }: ReservationEvent): AllocationChange => {
  switch (type) {
    case 'ReservationRequested':
    case 'ReservationEntered':
      return { released: null, taken: findHeldSeat(data.seat) };
    case 'ReservationRejected':
    case 'ReservationExpired':
    case 'ReservationCancelled':
    case 'GuestDidNotShow':
      return { released: findHeldSeat(data.seat), taken: null };
    case 'ReservationMoved':
      return { released: findHeldSeat(data.from), taken: findHeldSeat(data.seat) };
    case 'ReservationConfirmed':
      return { released: null, taken: data.takesSeat ? data.seat : null };
    case 'LastActionUndone':
      return {
        released: isHoldingSeat(data.from) ? data.from.seat : null,
        taken: isHoldingSeat(data) ? data.seat : null,
      };
    case 'ReservationCompleted':
    case 'GuestArrived':
    case 'GuestCalled':
    case 'AllergiesDeclared':
    case 'GuestDataCorrected':
      return { released: null, taken: null };
  }
};
