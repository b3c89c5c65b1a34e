import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { decideSeatHold, type SeatHoldDeps } from '../../application/decide-seat-hold.ts';
import {
  countHighChairsFor,
  loadTurnFacts,
  type TurnFactsDeps,
} from '../../application/load-turn-facts.ts';
import type { Turn } from '../../application/ports.ts';
import type { SeatHold } from '../../domain/seat-hold.ts';
import type { TurnFacts } from '../../domain/turn-facts.ts';
import { findOfferRefusal } from '../domain/offer-rules.ts';
import { executeEntryCommand, type EntryDeps } from './execute-entry-command.ts';
import type { WaitingParty } from './ports.ts';

export type OfferDeps = EntryDeps &
  TurnFactsDeps &
  SeatHoldDeps & { readonly sql: Sql; readonly offerMinutes: number };

const MINUTE_MS = 60_000;

type NextOffer = {
  readonly id: string;
  readonly facts: TurnFacts;
  readonly hold: SeatHold;
  readonly wishes: readonly SeatWish[] | null;
};

/** A waiting party, and the facts of the turn with the high chairs that are left for it. */
type Fitting = WaitingParty & { readonly facts: TurnFacts };

/** Returns the instant at which an offer ends, at the latest the start of the turn. */
const computeUntil = ({ clock, offerMinutes }: OfferDeps, { date, slot }: TurnFacts): string => {
  const start = clock.instantOf(date, slot.startTime).getTime();
  return new Date(Math.min(clock.now().getTime() + offerMinutes * MINUTE_MS, start)).toISOString();
};

/**
 * Finds the first party, in order of arrival, within the limits of unconfirmed seats. A party beyond
 * the limits keeps its place. Asks once per network and size, because one network can have many
 * entries.
 */
const findWithinLimits = async (
  deps: OfferDeps,
  sql: Sql,
  parties: readonly Fitting[],
): Promise<NextOffer | null> => {
  const senders = await deps.unconfirmedSeats.findSenders(
    sql,
    parties.map(({ id }) => id),
  );
  const refused = new Set<string>();
  for (const { id, covers: numberOfPeople, seatWishes: wishes, facts } of parties) {
    const sender = senders.get(id) ?? null;
    const attempt = `${sender?.network} ${sender?.mayHoldSeats} ${numberOfPeople}`;
    if (refused.has(attempt)) continue;
    const party = { tableId: null, numberOfPeople };
    const hold = await decideSeatHold(deps, sql, 'offer', { party, facts, sender });
    if (hold.holdsSeat) return { id, facts, hold, wishes };
    refused.add(attempt);
  }
  return null;
};

/** Finds the first party, in order of arrival, that can have a seat of the turn. */
const findNextOffer = async (deps: OfferDeps, turn: Turn, tx?: Sql): Promise<NextOffer | null> => {
  const facts = await loadTurnFacts(deps)(turn.date, turn.timeSlotId, tx);
  if (!facts) return null;
  const fitting: Fitting[] = [];
  for (const party of await deps.entries.listWaiting(turn, tx)) {
    const counted = await countHighChairsFor(deps)(party.seatWishes, facts, { tx });
    if (findOfferRefusal(party.covers, counted, party.seatWishes) === null)
      fitting.push({ ...party, facts: counted });
  }
  return findWithinLimits(deps, tx ?? deps.sql, fitting);
};

/** Offers a seat to a party. Callers must have locked the turn. */
export const offerSeat = async (
  deps: OfferDeps,
  tx: Sql,
  { id, facts, hold, wishes }: NextOffer,
  actor: Actor,
): Promise<void> => {
  await deps.entries.lockRow(tx, id);
  const until = computeUntil(deps, facts);
  const command = { type: 'offer', facts, until, hold, wishes } as const;
  await executeEntryCommand(deps, tx, id, command, actor);
};

/**
 * Offers one seat of the turn, if possible. The first check takes no lock, so a full turn with
 * waiting guests delays no booking.
 */
const offerNext = async (deps: OfferDeps, turn: Turn): Promise<boolean> => {
  if ((await findNextOffer(deps, turn)) === null) return false;
  return deps.inTransaction(async (tx) => {
    await deps.lockTurn(tx, turn);
    const next = await findNextOffer(deps, turn, tx);
    if (next) await offerSeat(deps, tx, next, 'system');
    return next !== null;
  });
};

/**
 * Offers every seat that a waiting party can have. Several processes may run it repeatedly, because
 * each offer is decided under the lock of its turn.
 */
export const offerFreedSeats =
  (deps: OfferDeps) =>
  async (signal?: AbortSignal): Promise<number> => {
    let offers = 0;
    for (const turn of await deps.entries.listWaitedTurns(deps.clock.today()))
      while (!signal?.aborted && (await offerNext(deps, turn))) offers += 1;
    return offers;
  };
