import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isUnanswered, refusalOf } from '#web/shared/api/apiError.ts';
import { reservationChangesApi } from '../../desk/reservationChangesApi.ts';
import type { EntryForm } from './outboxEntry.ts';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
export type SentAnswer = {
  readonly data?: ReservationView | undefined;
  readonly error?: unknown;
};
type WalkIn = { readonly key: string; readonly form: EntryForm };

/** Reason that the history shows for a limit that staff overrode. */
const TABLE_IS_FREE_AGAIN = 'Il tavolo si era liberato';
const UNTRACKED = { track: false };
const { enterReservation, applyReservationAction } = reservationChangesApi.endpoints;

/** Limits that staff may override, from a refusal. */
export const limitsOf = (error: unknown): readonly unknown[] => {
  const limits = refusalOf(error)?.details?.['limits'];
  return Array.isArray(limits) ? limits : [];
};

/** A party that has left still holds its table for the turn, so the next party shares the table. */
const isOnlyTableTaken = (error: unknown): boolean =>
  limitsOf(error).length > 0 && limitsOf(error).every((limit) => limit === 'table_taken');

/** Another content needs another key, and a repetition must find the same one. */
const enterWalkIn = async (dispatch: Dispatch, { key, form }: WalkIn): Promise<SentAnswer> => {
  const first = await dispatch(enterReservation.initiate({ key, body: form }, UNTRACKED));
  if (first.data || form.override || !isOnlyTableTaken(first.error)) return first;
  const body = { ...form, override: { reason: TABLE_IS_FREE_AGAIN } };
  return dispatch(enterReservation.initiate({ key: `${key}-shared`, body }, UNTRACKED));
};

/**
 * Enters a party at the door and seats it. Sent again with the same key, it does nothing twice. A
 * party that was entered but could not be seated is the answer as it is.
 */
export const sendWalkIn = async (dispatch: Dispatch, walkIn: WalkIn): Promise<SentAnswer> => {
  const entered = await enterWalkIn(dispatch, walkIn);
  if (!entered.data) return entered;
  const step = { id: entered.data.id, action: 'markSeated', key: walkIn.key } as const;
  const seated = await dispatch(applyReservationAction.initiate(step, UNTRACKED));
  return seated.error && !isUnanswered(seated.error) ? entered : seated;
};
