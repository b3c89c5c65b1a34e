import type { Actor } from '#src/event-log/event-log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../../application/load-turn-facts.ts';
import type { Turn } from '../../application/ports.ts';
import type { TurnFacts } from '../../domain/turn-facts.ts';
import { findOfferRefusal } from '../domain/offer-rules.ts';
import { executeEntryCommand, type EntryDeps } from './execute-entry-command.ts';

export type OfferDeps = EntryDeps & TurnFactsDeps & { readonly offerMinutes: number };

const MINUTE_MS = 60_000;

type NextOffer = { readonly id: string; readonly facts: TurnFacts };

/** Returns the instant at which an offer ends, at the latest the start of the turn. */
const computeUntil = ({ clock, offerMinutes }: OfferDeps, { date, slot }: TurnFacts): string => {
  const start = clock.instantOf(date, slot.startTime).getTime();
  return new Date(Math.min(clock.now().getTime() + offerMinutes * MINUTE_MS, start)).toISOString();
};

/** Finds the first party, in order of arrival, that fits into the turn. */
const findNextOffer = async (deps: OfferDeps, turn: Turn, tx?: Sql): Promise<NextOffer | null> => {
  const facts = await loadTurnFacts(deps)(turn.date, turn.timeSlotId, tx);
  if (!facts) return null;
  const parties = await deps.entries.listWaiting(turn, tx);
  const next = parties.find(({ covers }) => findOfferRefusal(covers, facts) === null);
  return next ? { id: next.id, facts } : null;
};

/** Offers a seat to a party. Callers must have locked the turn. */
export const offerSeat = async (
  deps: OfferDeps,
  tx: Sql,
  { id, facts }: NextOffer,
  actor: Actor,
): Promise<void> => {
  await deps.entries.lockRow(tx, id);
  const until = computeUntil(deps, facts);
  await executeEntryCommand(deps, tx, id, { type: 'offer', facts, until }, actor);
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
