import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { callOnce, type HttpReply, type ClientSession } from '../clients/load-clients.ts';
import { waitUntilDelivered } from '../evidence/wait-until-delivered.ts';
import { listProcessTree } from '../environment/process-and-children.ts';
import {
  forEachConcurrently,
  type PhaseReport,
  type ScenarioContext,
} from '../scenario-context.ts';

const WRITERS = 3;
/**
 * Minimum pause in ms between two requests of a client. A long outage has longer pauses, which
 * limits the number of requests.
 */
const PAUSE_MS = 60;
const MAX_REQUESTS_EACH = 200;
const UNREADY_TIMEOUT_MS = 5_000;
const RECOVERY_TIMEOUT_MS = 10_000;
const NO_SESSION = { cookie: '', token: '' };

const percentile = (waits: readonly number[], share: number) =>
  [...waits].sort((a, b) => a - b)[Math.max(0, Math.ceil(waits.length * share) - 1)] ?? 0;

/**
 * Books for `ms` milliseconds. `refused` lists the bookings that the server did not accept at the
 * first attempt.
 */
const bookForDuration = async (stage: ScenarioContext, ms: number) => {
  const waits: number[] = [];
  const refused: string[] = [];
  const end = Date.now() + ms;
  const pause = Math.max(PAUSE_MS, ms / MAX_REQUESTS_EACH);
  await forEachConcurrently(Array.from({ length: WRITERS }), WRITERS, async () => {
    while (Date.now() < end) {
      const [keyedRequest] = stage.createRequests(stage.turns(1), 1) as [
        ReturnType<ScenarioContext['createRequests']>[number],
      ];
      const before = stage.environment.counts.busy + stage.environment.counts.unanswered;
      const began = performance.now();
      const { status, text } = await stage.guests.ask(keyedRequest);
      waits.push(performance.now() - began);
      if (
        status !== 201 ||
        stage.environment.counts.busy + stage.environment.counts.unanswered > before
      )
        refused.push(`${status} ${text.slice(0, 100)}`);
      await sleep(pause);
    }
  });
  return { waits, refused };
};

type ExternalService = {
  readonly name: string;
  readonly away: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
};

export const listExternalServices = ({
  environment: { redis, smtp },
}: ScenarioContext): ExternalService[] => [
  { name: 'Redis', away: redis.stop, back: redis.start },
  { name: 'the mail server', away: smtp.down, back: smtp.up },
  {
    name: 'a mail server that never answers',
    away: async () => {
      smtp.mood = 'hang';
    },
    back: async () => {
      smtp.mood = 'accept';
    },
  },
];

/**
 * Fault phase: Redis or the mail server is unreachable. Every booking must be accepted, and all
 * mails to the staff must be sent afterwards.
 */
export const playExternalOutages = async (
  stage: ScenarioContext,
  { awayMs, drainMs }: { readonly awayMs: number; readonly drainMs: number },
  neighbours = listExternalServices(stage),
): Promise<PhaseReport> => {
  const breaches: string[] = [];
  const usual = percentile((await bookForDuration(stage, Math.min(awayMs, 5_000))).waits, 0.99);
  const facts = [`usual p99 ${Math.round(usual)} ms`];
  for (const { name, away, back } of neighbours) {
    await away();
    const { waits, refused } = await bookForDuration(stage, awayMs);
    await back();
    const seconds = await waitUntilDelivered(stage, drainMs);
    breaches.push(
      ...refused
        .slice(0, 3)
        .map((refusal) => `without ${name} a booking was not accepted at once: ${refusal}`),
    );
    if (seconds * 1_000 >= drainMs)
      breaches.push(`after ${name} was back, notices still waited ${drainMs / 1_000} s later`);
    facts.push(
      `without ${name} for ${awayMs / 1_000} s: ${waits.length} of ${waits.length} accepted${refused.length > 0 ? ` BUT ${refused.length}` : ''}, p99 ${Math.round(percentile(waits, 0.99))} ms, delivered ${seconds.toFixed(1)} s after its return`,
    );
  }
  return { facts: facts.join('; '), breaches };
};

type TimedReply = { readonly what: string; readonly reply: HttpReply | null; readonly ms: number };

const callEveryServer = async ({
  environment: { fleet },
  guests,
  staff,
  ...stage
}: ScenarioContext): Promise<TimedReply[]> => {
  const [keyedRequest] = stage.createRequests(stage.turns(1), 1) as [
    ReturnType<ScenarioContext['createRequests']>[number],
  ];
  const read = (path: string, visitor: ClientSession) => async (origin: string) => {
    const call = { method: 'GET', path };
    const reply = await callOnce(origin, call, visitor, fleet.onFailure);
    fleet.onReply(call, reply);
    return reply;
  };
  const calls: Readonly<Record<string, (origin: string) => Promise<HttpReply | null>>> = {
    'the turns': read('/api/time-slots', NO_SESSION),
    'the list of the staff': read('/api/reservations', staff),
    'a booking': (origin) => guests.tryAt(origin, keyedRequest),
  };
  return Promise.all(
    fleet.origins().flatMap((origin) =>
      Object.entries(calls).map(async ([what, call]) => {
        const began = performance.now();
        const reply = await call(origin);
        return { what, reply, ms: performance.now() - began };
      }),
    ),
  );
};

const areAllServersReady = async ({ environment: { fleet } }: ScenarioContext, isReady: boolean) =>
  (
    await Promise.all(
      fleet.origins().map((origin) =>
        fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(UNREADY_TIMEOUT_MS) }).then(
          ({ ok }) => ok,
          () => !isReady,
        ),
      ),
    )
  ).every((ready) => ready === isReady) || null;

const measureMs = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
};

type Outage = {
  readonly name: string;
  readonly answerMs: number;
  readonly away: () => unknown;
  readonly back: () => unknown;
};

/**
 * Checks that every response during an outage is a 503 with `Retry-After` within `answerMs`.
 * Afterwards the servers must recover without help.
 */
const playOutage = async (
  stage: ScenarioContext,
  { name, answerMs, away, back }: Outage,
): Promise<PhaseReport> => {
  await away();
  const [asked, unready] = await Promise.all([
    callEveryServer(stage),
    measureMs(() =>
      pollUntil(() => areAllServersReady(stage, false), {
        timeoutMs: UNREADY_TIMEOUT_MS,
        pause: 100,
        describe: () => 'still ready',
      }).catch(() => undefined),
    ),
  ]);
  const breaches = asked.flatMap(({ what, reply, ms }) => {
    const wrong = reply?.status !== 503 || !reply.headers.has('retry-after') || ms > answerMs;
    return wrong
      ? [
          `${name}: ${what} was answered ${reply?.status ?? 'nothing'}${reply?.headers.has('retry-after') ? '' : ' without Retry-After'} after ${Math.round(ms)} ms`,
        ]
      : [];
  });
  if (unready > UNREADY_TIMEOUT_MS)
    breaches.push(`${name}: still called ready after ${unready} ms`);
  await back();
  const again = await measureMs(() =>
    pollUntil(
      async () =>
        (await callEveryServer(stage)).every(({ reply }) => reply !== null && reply.status < 300)
          ? true
          : null,
      { timeoutMs: 2 * RECOVERY_TIMEOUT_MS, pause: 100 },
    ).catch(() => undefined),
  );
  if (again > RECOVERY_TIMEOUT_MS) breaches.push(`${name}: not back ${again} ms after its return`);
  const slowest = Math.round(Math.max(...asked.map(({ ms }) => ms)));
  return {
    facts: `${name}: ${asked.length} requests answered 503 within ${slowest} ms, not ready after ${unready} ms, back ${again} ms after its return`,
    breaches: breaches.slice(0, 6),
  };
};

/** Signals all processes of PostgreSQL, because its child processes answer the clients. */
const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      /* The process has already ended. */
    }
};

/**
 * Fault phase: PostgreSQL is stopped, so that connections are refused, then suspended, so that
 * connections get no answer.
 */
export const playDatabaseOutage = async (stage: ScenarioContext): Promise<PhaseReport> => {
  const {
    environment: { postgres },
  } = stage;
  let stopped: number[] = [];
  const absences: Outage[] = [
    { name: 'PostgreSQL away', answerMs: 5_000, away: postgres.stop, back: postgres.start },
    {
      name: 'PostgreSQL silent',
      answerMs: 5_000,
      away: () => {
        stopped = listProcessTree(postgres.pid());
        signalAll(stopped, 'SIGSTOP');
      },
      back: () => signalAll(stopped, 'SIGCONT'),
    },
  ];
  const reports: PhaseReport[] = [];
  for (const absence of absences) reports.push(await playOutage(stage, absence));
  return {
    facts: reports.map(({ facts }) => facts).join('; '),
    breaches: reports.flatMap(({ breaches }) => breaches),
  };
};
