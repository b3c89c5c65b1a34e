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

/** Reason for the override, which the history shows. */
const TABLE_IS_FREE_AGAIN = 'Il tavolo si era liberato';
const UNTRACKED = { track: false };
const { enterReservation, applyReservationAction } = reservationChangesApi.endpoints;

/** Returns the exceeded limits that a refusal names. */
export const limitsOf = (error: unknown): readonly unknown[] => {
  const limits = refusalOf(error)?.details?.['limits'];
  return Array.isArray(limits) ? limits : [];
};

/**
 * Returns true if the only limit is a taken table. A party that has left still holds its table, so
 * the next party may share it.
 */
const isOnlyTableTaken = (error: unknown): boolean =>
  limitsOf(error).length > 0 && limitsOf(error).every((limit) => limit === 'table_taken');

/**
 * Enters the party, and overrides a taken table. The second request has a different key, because
 * its content differs. The key is constant, so the server recognises a repetition.
 */
const enterWalkIn = async (
  dispatch: Dispatch,
  { key, form }: WalkIn,
  mayShare: boolean,
): Promise<SentAnswer> => {
  const first = await dispatch(enterReservation.initiate({ key, body: form }, UNTRACKED));
  if (first.data || form.override || !mayShare || !isOnlyTableTaken(first.error)) return first;
  const body = { ...form, override: { reason: TABLE_IS_FREE_AGAIN } };
  return dispatch(enterReservation.initiate({ key: `${key}-shared`, body }, UNTRACKED));
};

/**
 * Enters a party at the door and marks it as seated. A repetition with the same key changes
 * nothing. If the server refuses only the second step, returns the entered party.
 *
 * @param mayShare false if another party is still expected at the table in this turn
 */
export const sendWalkIn = async (
  dispatch: Dispatch,
  walkIn: WalkIn,
  mayShare = true,
): Promise<SentAnswer> => {
  const entered = await enterWalkIn(dispatch, walkIn, mayShare);
  if (!entered.data) return entered;
  const step = { id: entered.data.id, action: 'markSeated', key: walkIn.key } as const;
  const seated = await dispatch(applyReservationAction.initiate(step, UNTRACKED));
  return seated.error && !isUnanswered(seated.error) ? entered : seated;
};
