import { setTimeout as sleep } from 'node:timers/promises';
import type { Turn } from '#test/support/builders/request-builders.ts';
import { createGuestRequest } from '../clients/turn-supply.ts';
import { withDuplicates, type PhaseReport, type ScenarioContext } from '../scenario-context.ts';
import { listPartiesThatFit } from '#test/support/drivers/parties-that-fit.ts';

const COVERS = 75;
const COVERS_LEFT = 10;
/** Milliseconds after the start of a round at which a server is killed or the database crashes. */
const KILLS_AT_MS = [250, 900, 1_700];
const CRASHES_AT_MS = [500, 1_400];

const fillTurn = async ({ guests }: ScenarioContext, turn: Turn) => {
  for (const numberOfPeople of listPartiesThatFit(COVERS - COVERS_LEFT))
    await guests.ask(createGuestRequest(turn, { numberOfPeople }));
};

const countHeldCovers = async ({ sql }: ScenarioContext, { reservationDate, timeSlotId }: Turn) =>
  (
    await sql<{ held: number }>(
      'select held from turn_occupancy where date = ? and time_slot_id = ?',
      [reservationDate, timeSlotId],
    )
  )[0]?.held ?? 0;

/**
 * Kills servers and crashes the database. The second crash waits until PostgreSQL has recovered
 * from the first.
 */
const injectRushFaults = async ({ mishaps }: ScenarioContext) => {
  const kills = KILLS_AT_MS.map(async (at) => {
    await sleep(at);
    mishaps.killServer();
  });
  for (const [place, at] of CRASHES_AT_MS.entries()) {
    await sleep(at - (CRASHES_AT_MS[place - 1] ?? 0));
    await mishaps.crashDatabase();
  }
  await Promise.all(kills);
};

/**
 * Fault phase: 500 guests, 100 of them twice, request the last ten covers (seats) of a sitting
 * while servers and database crash. Exactly ten covers must be taken.
 */
export const playLastCoversRush = async (
  stage: ScenarioContext,
  { rounds, guests }: { readonly rounds: number; readonly guests: number },
): Promise<PhaseReport> => {
  const breaches: string[] = [];
  let accepted = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await stage.environment.allServe();
    const [turn] = stage.turns(1) as [Turn];
    await fillTurn(stage, turn);
    const keyedRequests = Array.from({ length: guests }, (_, place) =>
      createGuestRequest(turn, { numberOfPeople: 1 + (place % 4) }),
    );
    const [replies] = await Promise.all([
      stage.guests.rush(withDuplicates(keyedRequests, guests / 5)),
      injectRushFaults(stage),
    ]);
    accepted += new Set(replies.filter(({ status }) => status === 201).map(({ text }) => text))
      .size;
    const held = await countHeldCovers(stage, turn);
    if (held !== COVERS)
      breaches.push(
        `round ${round}: the turn ended with ${held} of ${COVERS} covers though single guests were turned away`,
      );
  }
  return {
    facts: `${rounds} rounds of ${guests} guests + ${guests / 5} doubles for ${COVERS_LEFT} covers, ${accepted} accepted, every turn ended full: ${breaches.length === 0 ? 'yes' : 'NO'}`,
    breaches,
  };
};
