import { isUnanswered, refusalOf, statusOf } from '#web/shared/api/apiError.ts';
import { reservationChangesApi } from '../../desk/reservationChangesApi.ts';
import { describeFailure } from '../../tonight/last-action/describeFailure.ts';
import {
  isOutboxPaused,
  listOutbox,
  pauseOutbox,
  refuseInOutbox,
  removeFromOutbox,
} from './outbox.ts';
import { isWaiting, type OutboxEntry } from './outboxEntry.ts';
import { sendWalkIn, type Dispatch, type SentAnswer } from './sendWalkIn.ts';

/** The session ended, a token was refused, or there were too many calls. The entry stays as it is. */
const SENT_LATER = [401, 403, 429];

/**
 * Sends one entry. A step of a visit has no `If-Match`, because that a party came is true whatever
 * a colleague changed; the rules of the visit decide whether it is still possible.
 */
const send = (dispatch: Dispatch, entry: OutboxEntry): Promise<SentAnswer> => {
  if (entry.kind === 'walk-in') return sendWalkIn(dispatch, entry);
  const { reservationId: id, action, key } = entry;
  const { applyReservationAction } = reservationChangesApi.endpoints;
  return dispatch(applyReservationAction.initiate({ id, action, key }, { track: false }));
};

const mustWait = (error: unknown): boolean =>
  isUnanswered(error) || SENT_LATER.includes(statusOf(error) ?? 0);

let isSending = false;

/**
 * Sends what waits, in order, and stops at the first entry without an answer. A refused entry stays
 * with its reason until staff have read it. Without a person who acts, sending pauses.
 */
export const sendOutbox = async (dispatch: Dispatch): Promise<void> => {
  if (isSending || isOutboxPaused()) return;
  isSending = true;
  try {
    for (let next = listOutbox().find(isWaiting); next; next = listOutbox().find(isWaiting)) {
      const { error } = await send(dispatch, next);
      if (refusalOf(error)?.code === 'person_required') pauseOutbox();
      if (error && mustWait(error)) return;
      if (error) await refuseInOutbox(next.key, describeFailure(error));
      else await removeFromOutbox(next.key);
    }
  } finally {
    isSending = false;
  }
};
