import type { ReservationOutcome, ReservationStatus } from '#src/contracts/booking/reservations.ts';
import type { CancelReason, ReservationOrigin } from '#src/contracts/booking/reservation-desk.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/** Repeated in every event, so later changes of tables or slots have no effect (spec note 11). */
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
  /** Staff assigned a table that another party has. */
  readonly tableShared?: true;
  /** Covers admitted beyond the turn's maximum. */
  readonly coversOver?: number;
  /** False: takes no covers and no table until acceptance. */
  readonly holdsSeat?: false;
};

/** Occupancy at decision time, for auditors. */
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
  readonly arrivedAt: string | null;
  readonly reason: CancelReason | null;
  /** The guest must still be informed. */
  readonly awaitsCall: boolean;
};

export type PreviousAllocation = Pick<ReservationState, 'status' | 'seat'>;

/** Codes of overridden limits. */
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
  /** `takesSeat`: covers and table are taken on acceptance. */
  | DomainEvent<
      'ReservationConfirmed',
      { seat: SeatAllocation; evidence: DecisionEvidence; takesSeat?: true }
    >
  /** Older events lack both. */
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
  /** Older events lack evidence. */
  | DomainEvent<
      'ReservationCancelled',
      { seat: SeatAllocation; reason: CancelReason; evidence?: DecisionEvidence }
    >
  | DomainEvent<'GuestArrived', { seat: SeatAllocation; arrivedAt: string }>
  | DomainEvent<'GuestDidNotShow', { seat: SeatAllocation }>
  | DomainEvent<'ReservationCompleted', { seat: SeatAllocation }>
  | DomainEvent<'GuestCalled', { seat: SeatAllocation }>
  /** The subject is the allergies, not the guest. */
  | DomainEvent<
      'AllergiesDeclared',
      { seat: SeatAllocation; consentTextVersion: string; remember: boolean }
    >
  /** The new commitment replaces the previous one. */
  | DomainEvent<'GuestDataCorrected', { seat: SeatAllocation }>
  | DomainEvent<
      'LastActionUndone',
      ReservationState & { undone: string; from: PreviousAllocation }
    >;
