import { UNDO_SECONDS } from '../../../contracts/desk.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { refusalOf } from './admission.ts';
import { returnRules } from './desk-rules.ts';
import { isHolding, type ReservationEvent, type Standing } from './reservation-events.ts';
import { isSameSeat, without } from './seat.ts';
import type { TurnFacts } from './turn.ts';

/** The last event, where there is something to go back to. */
export type Undoable = {
  readonly undoable: { readonly type: ReservationEvent['type']; readonly to: Standing } | null;
};

export type LastEvent = { readonly at: string; readonly byStaff: boolean };

const SECOND_MS = 1_000;

/** A first event is taken back by cancelling; personal data is not kept twice, so its changes cannot be taken back. */
const FINAL: ReadonlySet<ReservationEvent['type']> = new Set([
  'ReservationRequested',
  'ReservationEntered',
  'LastActionUndone',
  'AllergiesDeclared',
  'GuestDataCorrected',
]);

/** Until when staff may take an event back; null when they may not. */
export const undoableUntil = (
  type: ReservationEvent['type'],
  { at, byStaff }: LastEvent,
  now: Date,
): string | null => {
  if (FINAL.has(type) || !byStaff) return null;
  const until = Date.parse(at) + UNDO_SECONDS * SECOND_MS;
  return now.getTime() <= until ? new Date(until).toISOString() : null;
};

const tooLate = () =>
  refuse({
    kind: 'conflict',
    code: 'nothing_to_undo',
    message: 'Non c’è più niente da annullare: si può tornare indietro solo entro un minuto.',
  });

type Undoing = { readonly last: LastEvent; readonly now: string; readonly facts: TurnFacts };

/** What was given back may have gone to somebody else meanwhile. */
const checkReturn = (from: Standing, to: Standing, facts: TurnFacts): void => {
  if (!isHolding(to) || (isHolding(from) && isSameSeat(from.seat, to.seat))) return;
  const wish = { tableId: to.seat.tableId, numberOfPeople: to.seat.covers };
  const refusal = refusalOf(
    returnRules(to.seat),
    wish,
    isHolding(from) ? without(from.seat, facts) : facts,
  );
  if (refusal) refuse({ ...refusal, message: `Non si può tornare indietro: ${refusal.message}` });
};

/** Back to how it stood before the last event, which stays in the history. */
export const undo = (
  { undoable, ...from }: Standing & Undoable,
  { last, now, facts }: Undoing,
): readonly ReservationEvent[] => {
  if (!undoable || undoableUntil(undoable.type, last, new Date(now)) === null) return tooLate();
  const { type, to } = undoable;
  checkReturn(from, to, facts);
  return [
    {
      type: 'LastActionUndone',
      data: { ...to, undone: type, from: { status: from.status, seat: from.seat } },
    },
  ];
};
