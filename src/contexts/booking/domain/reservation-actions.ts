import type { ReservationAction } from '#src/contracts/booking/reservation-actions.ts';
import { acceptChange } from './actions/accept-change.ts';
import { cancelByGuest } from './actions/cancel-by-guest.ts';
import { cancel } from './actions/cancel.ts';
import { clearTable } from './actions/clear-table.ts';
import { closeChange } from './actions/close-change.ts';
import { complete } from './actions/complete.ts';
import { confirmVisit } from './actions/confirm-visit.ts';
import { confirm } from './actions/confirm.ts';
import { correctGuest } from './actions/correct-guest.ts';
import { declareAllergies } from './actions/declare-allergies.ts';
import { declineChange } from './actions/decline-change.ts';
import { enter } from './actions/enter.ts';
import { expire } from './actions/expire.ts';
import { informGuest } from './actions/inform-guest.ts';
import { markArrived } from './actions/mark-arrived.ts';
import { markCalled } from './actions/mark-called.ts';
import { markNoShow } from './actions/mark-no-show.ts';
import { markSeated } from './actions/mark-seated.ts';
import { merge } from './actions/merge.ts';
import { move } from './actions/move.ts';
import { openLink } from './actions/open-link.ts';
import { pinTable } from './actions/pin-table.ts';
import { recordMailFailure } from './actions/record-mail-failure.ts';
import { reduceParty } from './actions/reduce-party.ts';
import { reject } from './actions/reject.ts';
import { remind } from './actions/remind.ts';
import { requestChange } from './actions/request-change.ts';
import { request } from './actions/request.ts';
import { undo } from './actions/undo.ts';
import { unpinTable } from './actions/unpin-table.ts';
import { writeNote } from './actions/write-note.ts';

const firstActions = { request, enter };
type FirstActions = typeof firstActions;

/**
 * Actions on existing reservations. An action of the contracts without an entry here does not
 * compile.
 */
export const followUpActions = {
  confirm,
  reject,
  expire,
  move,
  cancel,
  merge,
  markArrived,
  markSeated,
  clearTable,
  markNoShow,
  pinTable,
  unpinTable,
  complete,
  markCalled,
  declareAllergies,
  correctGuest,
  writeNote,
  acceptChange,
  cancelByGuest,
  closeChange,
  confirmVisit,
  declineChange,
  informGuest,
  openLink,
  recordMailFailure,
  reduceParty,
  remind,
  requestChange,
  undo,
} satisfies Record<Exclude<ReservationAction, keyof FirstActions>, unknown>;
export type FollowUpActions = typeof followUpActions;

export type FirstEvent = ReturnType<FirstActions[keyof FirstActions]['decide']>[number];
export type LaterEvent = ReturnType<FollowUpActions[keyof FollowUpActions]['decide']>[number];
export type ReservationEvent = FirstEvent | LaterEvent;

type ActionByEvent<Actions, Event extends ReservationEvent> = {
  readonly [Type in Event['type']]: Extract<
    Actions[keyof Actions],
    { decide: (...input: never) => readonly { readonly type: Type }[] }
  >;
};

/** Maps each event type to its action. An event type without its action does not compile. */
export const firstActionByEvent: ActionByEvent<FirstActions, FirstEvent> = {
  ReservationRequested: request,
  ReservationEntered: enter,
};
export const followUpActionByEvent: ActionByEvent<FollowUpActions, LaterEvent> = {
  ReservationConfirmed: confirm,
  ReservationRejected: reject,
  ReservationExpired: expire,
  ReservationMoved: move,
  ReservationCancelled: cancel,
  ReservationMerged: merge,
  GuestArrived: markArrived,
  GuestsSeated: markSeated,
  TableCleared: clearTable,
  GuestDidNotShow: markNoShow,
  TablePinned: pinTable,
  TableUnpinned: unpinTable,
  ReservationCompleted: complete,
  GuestCalled: markCalled,
  AllergiesDeclared: declareAllergies,
  GuestDataCorrected: correctGuest,
  ReservationNoteWritten: writeNote,
  ChangeAccepted: acceptChange,
  ReservationCancelledByGuest: cancelByGuest,
  ChangeClosed: closeChange,
  GuestConfirmed: confirmVisit,
  ChangeDeclined: declineChange,
  GuestInformed: informGuest,
  GuestOpenedLink: openLink,
  GuestMailFailed: recordMailFailure,
  PartyReduced: reduceParty,
  ReminderDue: remind,
  ChangeRequested: requestChange,
  LastActionUndone: undo,
};
