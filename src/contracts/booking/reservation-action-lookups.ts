import { toRecord } from '../common/to-record.ts';
import type { ActionDescription } from './actions/action-description.ts';
import {
  reservationActions,
  type DeskAction,
  type ReservationAction,
  type ReservationEventType,
} from './reservation-actions.ts';

type Actions = typeof reservationActions;

/** Actions that need neither a form nor a body. */
export type OneTapAction = {
  [Action in ReservationAction]: Actions[Action] extends { operation: object } ? Action : never;
}[ReservationAction];

export type ButtonAction = {
  [Action in ReservationAction]: Actions[Action] extends { button: object } ? Action : never;
}[ReservationAction];

const actionNames = Object.keys(reservationActions) as ReservationAction[];
export const oneTapActions = actionNames.filter(
  (action): action is OneTapAction => 'operation' in reservationActions[action],
);

export const oneTapPaths = oneTapActions.map((action) => reservationActions[action].operation.path);

export const buttonActions = actionNames.filter(
  (action): action is ButtonAction => 'button' in reservationActions[action],
);

const descriptions = Object.values(reservationActions);

export const deskActionNames = descriptions.map(({ name }) => name);

export const deskActionLabel = toRecord(
  descriptions.map(({ name, past }): [DeskAction, string] => [name, past]),
);

export const reservationEventTypes = descriptions.map(({ event }) => event);

/** Finds the description of an action by the type of its event. */
export const actionByEventType = toRecord(
  descriptions.map(
    (description): [ReservationEventType, ActionDescription & { name: DeskAction }] => [
      description.event,
      description,
    ],
  ),
);

export const reservationEventLabel = toRecord(
  descriptions.map(({ event, past }): [ReservationEventType, string] => [event, past]),
);
