import type { Actor } from '#src/event-log/event-log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { decideSeatHold, type SeatHoldDeps } from '../../application/decide-seat-hold.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../../application/load-turn-facts.ts';
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
};

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
  parties: readonly WaitingParty[],
  facts: TurnFacts,
): Promise<NextOffer | null> => {
  const senders = await deps.unconfirmedSeats.findSenders(
    sql,
    parties.map(({ id }) => id),
  );
  const refused = new Set<string>();
  for (const { id, covers: numberOfPeople } of parties) {
    const sender = senders.get(id) ?? null;
    const attempt = `${sender?.network} ${sender?.mayHoldSeats} ${numberOfPeople}`;
    if (refused.has(attempt)) continue;
    const party = { tableId: null, numberOfPeople };
    const hold = await decideSeatHold(deps, sql, 'offer', { party, facts, sender });
    if (hold.holdsSeat) return { id, facts, hold };
    refused.add(attempt);
  }
  return null;
};

/** Finds the first party, in order of arrival, that can have a seat of the turn. */
const findNextOffer = async (deps: OfferDeps, turn: Turn, tx?: Sql): Promise<NextOffer | null> => {
  const facts = await loadTurnFacts(deps)(turn.date, turn.timeSlotId, tx);
  if (!facts) return null;
  const parties = await deps.entries.listWaiting(turn, tx);
  const fitting = parties.filter(({ covers }) => findOfferRefusal(covers, facts) === null);
  return findWithinLimits(deps, tx ?? deps.sql, fitting, facts);
};

/** Offers a seat to a party. Callers must have locked the turn. */
export const offerSeat = async (
  deps: OfferDeps,
  tx: Sql,
  { id, facts, hold }: NextOffer,
  actor: Actor,
): Promise<void> => {
  await deps.entries.lockRow(tx, id);
  const until = computeUntil(deps, facts);
  await executeEntryCommand(deps, tx, id, { type: 'offer', facts, until, hold }, actor);
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
