import type { ReservationOutcome, ReservationStatus } from '#src/contracts/booking/reservations.ts';
import type {
  CancelReason,
  ReservationOrigin,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

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
  readonly arrivedAt: string | null;
  readonly reason: CancelReason | null;
  /** True until staff have informed the guest of the last change. */
  readonly awaitsCall: boolean;
};

export type PreviousAllocation = Pick<ReservationState, 'status' | 'seat'>;

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
  /** `takesSeat` is set if the accepted request held no covers and no table before. */
  | DomainEvent<
      'ReservationConfirmed',
      { seat: SeatAllocation; evidence: DecisionEvidence; takesSeat?: true }
    >
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
  | DomainEvent<
      'ReservationCancelled',
      { seat: SeatAllocation; reason: CancelReason; evidence?: DecisionEvidence }
    >
  | DomainEvent<'GuestArrived', { seat: SeatAllocation; arrivedAt: string }>
  | DomainEvent<'GuestDidNotShow', { seat: SeatAllocation }>
  | DomainEvent<'ReservationCompleted', { seat: SeatAllocation }>
  | DomainEvent<'GuestCalled', { seat: SeatAllocation }>
  /**
   * The event refers to a separate row of personal data, because allergies are erased earlier than
   * the guest's contact data.
   */
  | DomainEvent<
      'AllergiesDeclared',
      { seat: SeatAllocation; consentTextVersion: string; remember: boolean }
    >
  /** The event's commitment covers the corrected data and replaces the previous commitment. */
  | DomainEvent<'GuestDataCorrected', { seat: SeatAllocation }>
  | DomainEvent<
      'LastActionUndone',
      ReservationState & { undone: string; from: PreviousAllocation }
    >;
