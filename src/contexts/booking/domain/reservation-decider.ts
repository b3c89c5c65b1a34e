import type { ReservationStatus } from '#src/contracts/booking/reservations.ts';
import type { Decider } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Undoable } from './actions/action.ts';
import { closeChange } from './actions/close-change.ts';
import { isOldUnverifiedCompletion } from './actions/complete.ts';
import { enter } from './actions/enter.ts';
import { request } from './actions/request.ts';
import {
  guestMailOf,
  initialStateOf,
  isContactRecord,
  isFirstEvent,
  laterChangeOf,
  stateChangeOf,
} from './evolve-reservation.ts';
import {
  followUpActions,
  type FollowUpActions,
  type LaterEvent,
  type ReservationEvent,
} from './reservation-actions.ts';
import type { ReservationState } from './reservation-state.ts';

type RequestedReservation = ReservationState & Undoable;
export type Reservation = { readonly status: 'unrequested' } | RequestedReservation;

type FollowUpInput = {
  [Name in keyof FollowUpActions]: Parameters<FollowUpActions[Name]['decide']>[1];
};
type FollowUpCommand<Name extends keyof FollowUpInput = keyof FollowUpInput> = {
  [N in Name]: { readonly type: N } & FollowUpInput[N];
}[Name];

/** The `type` of a command is the name of the action in `reservationActions`. */
export type ReservationCommand =
  | ({ readonly type: 'request' } & Parameters<typeof request.decide>[0])
  | ({ readonly type: 'enter' } & Parameters<typeof enter.decide>[0])
  | FollowUpCommand;

type FollowUpDeciders = {
  readonly [Name in keyof FollowUpInput]: {
    readonly decide: (
      state: RequestedReservation,
      command: FollowUpCommand<Name>,
    ) => readonly ReservationEvent[];
  };
};
const followUpDeciders: FollowUpDeciders = followUpActions;

const isClosed = (status?: ReservationStatus) => status === 'cancelled' || status === 'completed';

/**
 * Returns true if the event ends the reservation or replaces its seat. A change request makes no
 * sense after such an event.
 */
const endsChangeRequest = (event: ReservationEvent): boolean =>
  event.type === 'ReservationMoved' ||
  (event.type !== 'LastActionUndone' && isClosed(stateChangeOf(event).status));

/**
 * Decides a command. If it ends the change request, closes that first, which releases the held
 * covers.
 */
const decideFollowUp = <Name extends keyof FollowUpInput>(
  state: RequestedReservation,
  command: FollowUpCommand<Name>,
): readonly ReservationEvent[] => {
  const decided = followUpDeciders[command.type].decide(state, command);
  return decided.some(endsChangeRequest)
    ? [...closeChange.decide(state, { why: 'superseded' }), ...decided]
    : decided;
};

const decide = (command: ReservationCommand, state: Reservation): readonly ReservationEvent[] => {
  if (command.type === 'request') return request.decide(command);
  if (command.type === 'enter') return enter.decide(command);
  if (state.status === 'unrequested')
    return refuse({ kind: 'not-found', message: message('reservation_unknown') });
  return decideFollowUp(state, command);
};

const withoutUndoable = ({ undoable: _, ...state }: RequestedReservation): ReservationState =>
  state;

/** Returns the action that staff can undo after the event. A contact record does not change it. */
const undoableAfter = (event: LaterEvent, state: RequestedReservation): Undoable['undoable'] => {
  if (isContactRecord(event)) return state.undoable;
  if (event.type === 'LastActionUndone') return null;
  return {
    type: event.type,
    to: withoutUndoable(state),
    tellsGuest: guestMailOf(event) !== null,
    contactAfter: { ...state, ...laterChangeOf(event) }.contact,
  };
};

const notVerified = { outcome: 'not_verified' } as const;

const evolve = (state: Reservation, event: ReservationEvent): Reservation => {
  if (isFirstEvent(event)) return { ...initialStateOf(event), undoable: null };
  if (state.status === 'unrequested')
    throw new Error(`reservation: ${event.type} comes before the first event`);
  return {
    ...withoutUndoable(state),
    ...laterChangeOf(event),
    ...(isOldUnverifiedCompletion(event) && state.arrivedAt === null ? notVerified : {}),
    undoable: undoableAfter(event, state),
  };
};

export const reservationDecider: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initial: { status: 'unrequested' },
  decide,
  evolve,
};
