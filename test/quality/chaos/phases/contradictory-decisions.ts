import type { ReservationReceipt } from '#src/contracts/booking/reservations.ts';
import { callWithRetries } from '../clients/load-clients.ts';
import { injectFaults } from '../faults/fault-injector.ts';
import {
  forEachConcurrently,
  type PhaseReport,
  type ScenarioContext,
} from '../scenario-context.ts';
import { createGuestRequest } from '../clients/turn-supply.ts';
import type { Turn } from '#test/support/builders/request-builders.ts';

const CONCURRENCY = 6;
const PEOPLE = 2;

type Round = { readonly turn: Turn; readonly tableId: string };

const decide = (
  { environment, staff }: ScenarioContext,
  id: string,
  status: 'confirmed' | 'cancelled',
) =>
  callWithRetries(
    environment.fleet,
    { method: 'PUT', path: `/api/reservations/${id}`, body: { status } },
    staff,
  );

/**
 * Sends accept, reject and accept for one request at the same time. One decision must win, and a
 * rejection must free the table.
 */
const playContest = async (
  stage: ScenarioContext,
  { turn, tableId }: Round,
): Promise<{ rejected: boolean; breaches: string[] }> => {
  const asked = await stage.guests.ask(
    createGuestRequest(turn, { tableId, numberOfPeople: PEOPLE }),
  );
  if (asked.status !== 201)
    return {
      rejected: false,
      breaches: [`a free table was answered ${asked.status}: ${asked.text.slice(0, 150)}`],
    };
  const { id } = JSON.parse(asked.text) as ReservationReceipt;
  const [first, no, second] = await Promise.all([
    decide(stage, id, 'confirmed'),
    decide(stage, id, 'cancelled'),
    decide(stage, id, 'confirmed'),
  ]);
  const statuses = [first, no, second].map(({ status }) => status).join(' ');
  const rejected = no.status === 200;
  const breaches =
    statuses === (rejected ? '409 200 409' : '200 409 200')
      ? []
      : [`${id}: the three decisions were answered ${statuses}`];
  const next = await stage.guests.ask(
    createGuestRequest(turn, { tableId, numberOfPeople: PEOPLE }),
  );
  if (next.status !== (rejected ? 201 : 409))
    breaches.push(
      `${id}: after ${rejected ? 'a rejection' : 'an acceptance'} the next guest for the table was answered ${next.status}`,
    );
  return { rejected, breaches };
};

const findDecidedTwice = (stage: ScenarioContext) =>
  stage.sql<{ stream: string; decisions: number }>(
    `select stream, count(*)::int decisions from event where type in ('ReservationConfirmed', 'ReservationRejected') and stream like 'reservation-%'
   group by stream having count(*) > 1`,
  );

export const playContradictoryDecisions = async (
  stage: ScenarioContext,
  {
    contests,
    killMs,
    crashMs,
  }: { readonly contests: number; readonly killMs: number; readonly crashMs: number },
): Promise<PhaseReport> => {
  const tables = stage.tables.filter(
    ({ capacity, least }) => capacity >= PEOPLE && least <= PEOPLE,
  );
  /*
   * Spreads the requests over several turns (sittings). Otherwise all would wait for the same row
   * lock.
   */
  const turns = stage.turns(Math.ceil(contests / tables.length));
  const rounds = Array.from({ length: contests }, (_, place) => ({
    turn: turns[place % turns.length]!,
    tableId: tables[Math.floor(place / turns.length)]!.id,
  }));
  const breaches: string[] = [];
  let rejections = 0;
  const stop = injectFaults([
    { everyMs: killMs, strike: stage.mishaps.killServer },
    { everyMs: crashMs, strike: stage.mishaps.crashServedDatabase },
  ]);
  try {
    await forEachConcurrently(rounds, CONCURRENCY, async (round) => {
      const outcome = await playContest(stage, round);
      if (outcome.rejected) rejections += 1;
      breaches.push(...outcome.breaches);
    });
  } finally {
    await stop();
  }
  breaches.push(
    ...(await findDecidedTwice(stage)).map(
      ({ stream, decisions: count }) => `${stream} was decided ${count} times`,
    ),
  );
  return {
    facts: `${contests} requests, each accepted ∥ rejected ∥ accepted: ${contests - rejections} accepted, ${rejections} rejected and had again by the next guest`,
    breaches,
  };
};
