import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { Decider } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { BookingRequest } from './admission-rules.ts';
import {
  decideCancellation,
  decideCompletion,
  decideArrival,
  decideGuestCalled,
  decideNoShow,
  type ClockFacts,
} from './reservation-lifecycle.ts';
import {
  decideConfirmation,
  decideExpiry,
  decideRejection,
  decideRequest,
} from './request-decisions.ts';
import { decideEntry, decideMove, type StaffEntry } from './staff-booking-decisions.ts';
import type { ReservationEvent, ReservationState } from './reservation-events.ts';
import { initialStateOf, isFirstEvent, stateChangeOf } from './evolve-reservation.ts';
import { collectEvidence } from './seat-allocation.ts';
import type { TurnFacts } from './turn-facts.ts';
import { decideUndo, type LastEventInfo, type Undoable } from './undo-rules.ts';

type RequestedReservation = ReservationState & Undoable;
export type Reservation = { readonly status: 'unrequested' } | RequestedReservation;

export type ReservationCommand =
  | {
      readonly type: 'Request';
      readonly bookingRequest: BookingRequest;
      readonly facts: TurnFacts;
      readonly holdsSeat?: boolean;
    }
  | ({ readonly type: 'Enter' } & StaffEntry)
  | { readonly type: 'Confirm'; readonly facts: TurnFacts }
  | { readonly type: 'Reject'; readonly reason: RejectionReason; readonly facts: TurnFacts }
  | { readonly type: 'Expire' | 'MarkCalled' | 'CorrectGuest' }
  | {
      readonly type: 'DeclareAllergies';
      readonly consentTextVersion: string;
      readonly remember: boolean;
    }
  | {
      readonly type: 'Move';
      readonly bookingRequest: BookingRequest;
      readonly facts: TurnFacts;
      readonly hasReason: boolean;
    }
  | { readonly type: 'Cancel'; readonly reason: CancelReason; readonly facts: TurnFacts }
  | { readonly type: 'Complete' | 'MarkArrived' | 'MarkNoShow'; readonly moment: ClockFacts }
  | {
      readonly type: 'Undo';
      readonly last: LastEventInfo;
      readonly now: string;
      readonly facts: TurnFacts;
    };

type FollowUpCommand = Exclude<ReservationCommand, { type: 'Request' | 'Enter' }>;

const decideFollowUp = (
  command: FollowUpCommand,
  state: RequestedReservation,
): readonly ReservationEvent[] => {
  switch (command.type) {
    case 'Confirm':
      return decideConfirmation(state, command.facts);
    case 'Reject':
      return decideRejection(state, command.reason, command.facts);
    case 'Expire':
      return decideExpiry(state);
    case 'Move':
      return decideMove(state, command);
    case 'Cancel':
      return decideCancellation(
        state,
        command.reason,
        collectEvidence(state.seat.tableId, command.facts),
      );
    case 'MarkArrived':
      return decideArrival(state, command.moment);
    case 'MarkNoShow':
      return decideNoShow(state, command.moment);
    case 'Complete':
      return decideCompletion(state, command.moment);
    case 'MarkCalled':
      return decideGuestCalled(state);
    case 'CorrectGuest':
      return [{ type: 'GuestDataCorrected', data: { seat: state.seat } }];
    case 'DeclareAllergies': {
      const { consentTextVersion, remember } = command;
      return [
        { type: 'AllergiesDeclared', data: { seat: state.seat, consentTextVersion, remember } },
      ];
    }
    case 'Undo':
      return decideUndo(state, command);
  }
};

const decide = (command: ReservationCommand, state: Reservation): readonly ReservationEvent[] => {
  if (command.type === 'Request')
    return decideRequest(command.bookingRequest, command.facts, command.holdsSeat ?? true);
  if (command.type === 'Enter') return decideEntry(command);
  if (state.status === 'unrequested')
    return refuse({
      kind: 'not-found',
      code: 'reservation_unknown',
      message: 'Prenotazione non trovata',
    });
  return decideFollowUp(command, state);
};

const withoutUndoable = ({ undoable: _, ...state }: RequestedReservation): ReservationState =>
  state;

const evolve = (state: Reservation, event: ReservationEvent): Reservation => {
  if (isFirstEvent(event)) return { ...initialStateOf(event), undoable: null };
  if (state.status === 'unrequested')
    throw new Error(`reservation: ${event.type} comes before the first event`);
  const before = withoutUndoable(state);
  return {
    ...before,
    ...stateChangeOf(event),
    undoable: event.type === 'LastActionUndone' ? null : { type: event.type, to: before },
  };
};

export const reservationDecider: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initial: { status: 'unrequested' },
  decide,
  evolve,
};
