import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '#test/support/child-process.ts';
import { callAt, type Reply, type Visitor } from '../crowd.ts';
import { drain } from '../drain.ts';
import { familyOf } from '../family.ts';
import { someAtOnce, type PhaseReport, type Stage } from '../stage.ts';

const WRITERS = 3;
/** Enough guests to measure waits by; over a long absence they come more slowly, as guests do. */
const PAUSE_MS = 60;
const MOST_EACH = 200;
const UNREADY_MS = 5_000;
const BACK_MS = 10_000;
const NOBODY = { cookie: '', token: '' };

const highest = (waits: readonly number[], share: number) =>
  [...waits].sort((a, b) => a - b)[Math.max(0, Math.ceil(waits.length * share) - 1)] ?? 0;

/** Guests ask for so long; every one of them must be accepted at the first attempt. */
const bookFor = async (stage: Stage, ms: number) => {
  const waits: number[] = [];
  const refused: string[] = [];
  const end = Date.now() + ms;
  const pause = Math.max(PAUSE_MS, ms / MOST_EACH);
  await someAtOnce(Array.from({ length: WRITERS }), WRITERS, async () => {
    while (Date.now() < end) {
      const [wish] = stage.wishes(stage.turns(1), 1) as [ReturnType<Stage['wishes']>[number]];
      const before = stage.house.counts.busy + stage.house.counts.unanswered;
      const began = performance.now();
      const { status, text } = await stage.guests.ask(wish);
      waits.push(performance.now() - began);
      if (status !== 201 || stage.house.counts.busy + stage.house.counts.unanswered > before)
        refused.push(`${status} ${text.slice(0, 100)}`);
      await sleep(pause);
    }
  });
  return { waits, refused };
};

type Neighbour = {
  readonly name: string;
  readonly away: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
};

export const neighboursOf = ({ house: { redis, smtp } }: Stage): Neighbour[] => [
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

/** Without Redis or mail every booking is accepted, hardly slower, and everything is delivered afterwards. */
export const withoutNeighbours = async (
  stage: Stage,
  { awayMs, drainMs }: { readonly awayMs: number; readonly drainMs: number },
  neighbours = neighboursOf(stage),
): Promise<PhaseReport> => {
  const breaches: string[] = [];
  const usual = highest((await bookFor(stage, Math.min(awayMs, 5_000))).waits, 0.99);
  const facts = [`usual p99 ${Math.round(usual)} ms`];
  for (const { name, away, back } of neighbours) {
    await away();
    const { waits, refused } = await bookFor(stage, awayMs);
    await back();
    const seconds = await drain(stage, drainMs);
    breaches.push(
      ...refused
        .slice(0, 3)
        .map((refusal) => `without ${name} a booking was not accepted at once: ${refusal}`),
    );
    if (seconds * 1_000 >= drainMs)
      breaches.push(`after ${name} was back, notices still waited ${drainMs / 1_000} s later`);
    facts.push(
      `without ${name} for ${awayMs / 1_000} s: ${waits.length} of ${waits.length} accepted${refused.length > 0 ? ` BUT ${refused.length}` : ''}, p99 ${Math.round(highest(waits, 0.99))} ms, delivered ${seconds.toFixed(1)} s after its return`,
    );
  }
  return { facts: facts.join('; '), breaches };
};

type Asked = { readonly what: string; readonly reply: Reply | null; readonly ms: number };

const askEverywhere = async ({
  house: { fleet },
  guests,
  staff,
  ...stage
}: Stage): Promise<Asked[]> => {
  const [wish] = stage.wishes(stage.turns(1), 1) as [ReturnType<Stage['wishes']>[number]];
  const read = (path: string, visitor: Visitor) => async (origin: string) => {
    const call = { method: 'GET', path };
    const reply = await callAt(origin, call, visitor, fleet.failed);
    fleet.heard(call, reply);
    return reply;
  };
  const calls: Readonly<Record<string, (origin: string) => Promise<Reply | null>>> = {
    'the turns': read('/api/time-slots', NOBODY),
    'the list of the staff': read('/api/reservations', staff),
    'a booking': (origin) => guests.tryAt(origin, wish),
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

const everyServer = async ({ house: { fleet } }: Stage, isReady: boolean) =>
  (
    await Promise.all(
      fleet.origins().map((origin) =>
        fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(UNREADY_MS) }).then(
          ({ ok }) => ok,
          () => !isReady,
        ),
      ),
    )
  ).every((ready) => ready === isReady) || null;

const reached = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
};

type Absence = {
  readonly name: string;
  readonly answerMs: number;
  readonly away: () => unknown;
  readonly back: () => unknown;
};

/** No answer may hang, each must say when to come again, and the house must come back by itself. */
const endure = async (
  stage: Stage,
  { name, answerMs, away, back }: Absence,
): Promise<PhaseReport> => {
  await away();
  const [asked, unready] = await Promise.all([
    askEverywhere(stage),
    reached(() =>
      until(() => everyServer(stage, false), {
        patience: UNREADY_MS,
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
  if (unready > UNREADY_MS) breaches.push(`${name}: still called ready after ${unready} ms`);
  await back();
  const again = await reached(() =>
    until(
      async () =>
        (await askEverywhere(stage)).every(({ reply }) => reply !== null && reply.status < 300)
          ? true
          : null,
      { patience: 2 * BACK_MS, pause: 100 },
    ).catch(() => undefined),
  );
  if (again > BACK_MS) breaches.push(`${name}: not back ${again} ms after its return`);
  const slowest = Math.round(Math.max(...asked.map(({ ms }) => ms)));
  return {
    facts: `${name}: ${asked.length} requests answered 503 within ${slowest} ms, not ready after ${unready} ms, back ${again} ms after its return`,
    breaches: breaches.slice(0, 6),
  };
};

/** The processes of a database server, to be stopped and continued as one. */
const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      /* it has ended meanwhile */
    }
};

/** Gone, so that every connection is refused; and silent, so that nothing is answered at all. */
export const withoutDatabase = async (stage: Stage): Promise<PhaseReport> => {
  const {
    house: { postgres },
  } = stage;
  let stopped: number[] = [];
  const absences: Absence[] = [
    { name: 'PostgreSQL away', answerMs: 5_000, away: postgres.stop, back: postgres.start },
    {
      name: 'PostgreSQL silent',
      answerMs: 5_000,
      away: () => {
        stopped = familyOf(postgres.pid());
        signalAll(stopped, 'SIGSTOP');
      },
      back: () => signalAll(stopped, 'SIGCONT'),
    },
  ];
  const reports: PhaseReport[] = [];
  for (const absence of absences) reports.push(await endure(stage, absence));
  return {
    facts: reports.map(({ facts }) => facts).join('; '),
    breaches: reports.flatMap(({ breaches }) => breaches),
  };
};
