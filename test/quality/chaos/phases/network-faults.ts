import { setTimeout as sleep } from 'node:timers/promises';
import type { SelfKillChances } from '../environment/chaos-environment.ts';
import { startFaultProxy, createFaultBudget, type NetworkFault } from '../faults/fault-proxy.ts';
import {
  forEachConcurrently,
  type PhaseReport,
  type ScenarioContext,
} from '../scenario-context.ts';

const SERVERS = 3;
const WRITERS = 12;
const TIMEOUT_MS = 180_000;
/**
 * Probability, 0 to 1, that a message meets a fault. It is higher for commits and Redis commands,
 * because there are fewer of them.
 */
const CHANCE = 0.05;
const RARE_CHANCE = 0.2;

const withPort = (url: string, port: number) =>
  Object.assign(new URL(url), { port: String(port) }).href;
/**
 * Returns true for the statement `commit`. In PostgreSQL's protocol, a zero byte ends the text of a
 * statement.
 */
const isCommit = (message: Buffer) => /\bcommit\0/i.test(message.toString('latin1'));

/**
 * Returns true if the fault may hit the message. `lost-answer` applies only to commits. Other
 * faults never hit messages that open a connection, which contain the application name.
 */
const fitsDatabase = (fault: NetworkFault, message: Buffer) =>
  fault === 'lost-answer'
    ? isCommit(message)
    : !message.includes('melagrana') && message.length > 8;

/**
 * Fault phase: proxies break the connections from servers to PostgreSQL and from workers to Redis
 * while clients send requests.
 */
export const playNetworkFaults = async (
  stage: ScenarioContext,
  {
    faults: each,
    stalls,
    redisFaults,
    deaths,
  }: {
    readonly faults: number;
    readonly stalls: number;
    readonly redisFaults: number;
    readonly deaths: SelfKillChances;
  },
): Promise<PhaseReport> => {
  const { environment } = stage;
  const database = createFaultBudget(
    { 'lost-answer': each, 'half-close': each, reset: each, stall: stalls },
    (message) => (isCommit(message) ? RARE_CHANCE : CHANCE),
    fitsDatabase,
  );
  const queue = createFaultBudget(
    {
      'half-close': redisFaults,
      reset: redisFaults,
      stall: redisFaults,
      'lost-answer': redisFaults,
    },
    () => RARE_CHANCE,
    () => true,
  );
  const [toDatabase, toRedis] = [
    await startFaultProxy({
      port: environment.postgres.port,
      strike: (message) => database.strike(message),
    }),
    await startFaultProxy({
      port: Number(new URL(environment.redis.url).port),
      strike: (message) => queue.strike(message),
    }),
  ];
  const places = {
    databaseUrl: withPort(environment.real.databaseUrl, toDatabase.port),
    redisUrl: withPort(environment.real.redisUrl, toRedis.port),
  };
  await Promise.all([
    environment.retire(environment.servers),
    environment.retire(environment.notifiers),
  ]);
  await environment.startServers(SERVERS, deaths, places);
  environment.startNotifiers(1, deaths, { ...environment.real, redisUrl: places.redisUrl });
  let asked = 0;
  const end = Date.now() + TIMEOUT_MS;
  const isOver = () => (database.left() === 0 && queue.left() === 0) || Date.now() > end;
  await forEachConcurrently(Array.from({ length: WRITERS }), WRITERS, async () => {
    while (!isOver()) {
      for (const keyedRequest of stage.createRequests(stage.turns(1), 4)) {
        await stage.guests.ask(keyedRequest);
        asked += 1;
      }
      await sleep(5);
    }
  });
  await Promise.all([
    environment.retire(environment.servers),
    environment.retire(environment.notifiers),
  ]);
  await Promise.all([toDatabase.close(), toRedis.close()]);
  const left = database.left() + queue.left();
  return {
    facts: `${each} lost answers to COMMIT, ${each} half-closed lines, ${each} resets and ${stalls} stalls of 2 s towards PostgreSQL, ${redisFaults} of each towards Redis, while ${asked} guests asked`,
    breaches: left > 0 ? [`${left} faults were not struck in ${TIMEOUT_MS / 1_000} s`] : [],
  };
};
