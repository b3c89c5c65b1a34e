import type { Decider } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Undoable } from './actions/action.ts';
import { enter } from './actions/enter.ts';
import { request } from './actions/request.ts';
import { initialStateOf, isFirstEvent, laterChangeOf } from './evolve-reservation.ts';
import {
  followUpActions,
  type FollowUpActions,
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

const decideFollowUp = <Name extends keyof FollowUpInput>(
  state: RequestedReservation,
  command: FollowUpCommand<Name>,
) => followUpDeciders[command.type].decide(state, command);

const decide = (command: ReservationCommand, state: Reservation): readonly ReservationEvent[] => {
  if (command.type === 'request') return request.decide(command);
  if (command.type === 'enter') return enter.decide(command);
  if (state.status === 'unrequested')
    return refuse({ kind: 'not-found', message: message('reservation_unknown') });
  return decideFollowUp(state, command);
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
    ...laterChangeOf(event),
    undoable: event.type === 'LastActionUndone' ? null : { type: event.type, to: before },
  };
};

export const reservationDecider: Decider<Reservation, ReservationCommand, ReservationEvent> = {
  initial: { status: 'unrequested' },
  decide,
  evolve,
};
