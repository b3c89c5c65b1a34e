import { isUnanswered, refusalOf, statusOf } from '#web/shared/api/apiError.ts';
import { reservationChangesApi } from '../../desk/reservationChangesApi.ts';
import { describeFailure } from '../../describeFailure.ts';
import {
  isOutboxPaused,
  listOutbox,
  pauseOutbox,
  refuseInOutbox,
  removeFromOutbox,
} from './outbox.ts';
import { isWaiting, type OutboxEntry } from './outboxEntry.ts';
import { sendWalkIn, type Dispatch, type SentAnswer } from './sendWalkIn.ts';

/**
 * Statuses after which the entry waits: no session or no confirmed person (401), refused token
 * (403), too many calls (429).
 */
const SENT_LATER = [401, 403, 429];

/**
 * Sends one entry. A visit has no `If-Match`, because a colleague's change does not alter the fact
 * that the party came. The server still checks whether the step is possible.
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
 * Sends the waiting entries in order, and stops at the first entry without an answer. Keeps a
 * refused entry with its reason. Pauses if the server asks who acts.
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
