import type { Sql } from '#src/kernel/transaction.ts';
import { seatWays, type SeatHold, type SeatWay } from '../domain/seat-hold.ts';
import type { TurnFacts } from '../domain/turn-facts.ts';
import type { RequestSender, UnconfirmedSeatLimits } from './ports.ts';

export type SeatHoldDeps = { readonly unconfirmedSeats: UnconfirmedSeatLimits };

type Party = { readonly tableId: string | null; readonly numberOfPeople: number };

/**
 * One attempt to take seats of a turn. `sender` is null if the browser is known, if staff act, or
 * if the limits are switched off.
 */
type Attempt = {
  readonly party: Party;
  readonly facts: Pick<TurnFacts, 'date' | 'slot' | 'tables'>;
  readonly sender: RequestSender | null;
};

/** Counts all seats of the chosen table, because other guests cannot use that table. */
const countSeats = ({ tableId, numberOfPeople }: Party, { tables }: Attempt['facts']): number =>
  Math.max(numberOfPeople, tables.find(({ id }) => id === tableId)?.capacity ?? 0);

/** Returns the unknown sender of a request or entry, or null if no limits apply to it. */
export const findUnknownSender = async (
  { unconfirmedSeats }: SeatHoldDeps,
  tx: Sql,
  requestId: string,
): Promise<RequestSender | null> =>
  (await unconfirmedSeats.findSenders(tx, [requestId])).get(requestId) ?? null;

/**
 * Decides whether a party holds seats, and whether staff must accept it. Every way to take seats
 * asks this function. Callers must have locked the turn.
 */
export const decideSeatHold = async (
  { unconfirmedSeats }: SeatHoldDeps,
  tx: Sql,
  way: SeatWay,
  { party, facts, sender }: Attempt,
): Promise<SeatHold> => {
  const { isLimited, needsStaff } = seatWays[way];
  const turn = { date: facts.date, timeSlotId: facts.slot.id };
  const seats = countSeats(party, facts);
  return {
    holdsSeat:
      !isLimited ||
      sender === null ||
      (await unconfirmedSeats.mayHold(tx, { ...turn, seats, sender })),
    needsStaff: needsStaff === 'always' || (needsStaff === 'unless-known' && sender !== null),
  } as SeatHold;
};
