import { injectFaults } from '../faults/fault-injector.ts';
import { withDuplicates, type PhaseReport, type ScenarioContext } from '../scenario-context.ts';

export type WriteHeavyOptions = {
  readonly rounds: number;
  readonly guests: number;
  readonly killMs: number;
  readonly crashMs: number;
  readonly wipeMs: number;
};

const TURNS = 10;

/**
 * Fault phase: hundreds of guests book without rate limits, while servers are killed, the database
 * crashes and Redis loses its data.
 */
export const playWriteHeavyLoad = async (
  stage: ScenarioContext,
  { rounds, guests, killMs, crashMs, wipeMs }: WriteHeavyOptions,
): Promise<PhaseReport> => {
  const { mishaps, environment } = stage;
  const before = { ...mishaps.counts };
  const answers: Record<number, number> = {};
  const stop = injectFaults([
    { everyMs: killMs, strike: mishaps.killServer },
    { everyMs: crashMs, strike: mishaps.crashServedDatabase },
    { everyMs: wipeMs, strike: mishaps.wipeRedis },
  ]);
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { status } of await stage.guests.rush(
        withDuplicates(stage.createRequests(stage.turns(TURNS), guests), guests / 5),
      ))
        answers[status] = (answers[status] ?? 0) + 1;
  } finally {
    await stop();
  }
  const since = (name: keyof typeof before) => mishaps.counts[name] - before[name];
  const deaths = environment.selfKills();
  const died = (moment: string) => deaths.filter((death) => death === moment).length;
  return {
    facts:
      `${rounds} rounds of ${guests} guests + ${guests / 5} doubles over ${TURNS} turns, answers ${JSON.stringify(answers)}; ${since('appKills')} kill -9, ` +
      `${died('beforeCommit')} deaths before COMMIT, ${died('afterCommit')} after, ${since('databaseCrashes')} PostgreSQL crashes, ${since('redisWipes')} Redis wipes, ${died('beforeRecord')} notifiers between send and record`,
    breaches: [],
  };
};
