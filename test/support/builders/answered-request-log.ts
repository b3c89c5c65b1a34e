import { randomUUID } from 'node:crypto';
import type { Actor } from '#src/event-log/event-log.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import { createTransactionRunner } from '#src/platform/database/sql-transactions.ts';
import type { TestDatabase } from '../services/test-database.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/**
 * An event of a request. `type` is the event type. Other event data is omitted, because the answer
 * time does not depend on it.
 */
type Step = { readonly type: string; readonly at: number; readonly actor: Actor };
export type LoggedRequest = {
  readonly steps: readonly Step[];
  /** Instants of the request and of its final answer, or null if staff gave no final answer. */
  readonly answer: readonly [from: number, until: number] | null;
};

const STAFF: Actor = 'staff:00000000-0000-4000-8000-000000000001';

/** Creates a random number generator (Mulberry32). The same seed gives the same numbers. */
export const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

const accept = (at: number): Step => ({ type: 'ReservationConfirmed', at, actor: STAFF });
const reject = (at: number): Step => ({ type: 'ReservationRejected', at, actor: STAFF });
const undo = (at: number): Step => ({ type: 'LastActionUndone', at, actor: STAFF });

/**
 * All possible sequences of events after a request, each with the instant of the final answer or
 * null.
 */
const courses: readonly ((at: number, later: number) => [Step[], number | null])[] = [
  (at) => [[accept(at)], at],
  (at) => [[accept(at)], at],
  (at) => [[reject(at)], at],
  (at, later) => [[accept(at), undo(at + MINUTE_MS), reject(later)], later],
  (at) => [[accept(at), undo(at + MINUTE_MS)], null],
  (at) => [[{ type: 'ReservationExpired', at, actor: 'system' }], null],
  (at) => [[{ type: 'ReservationCancelledByGuest', at, actor: 'guest' }], null],
  (at, later) => [
    [accept(at), { type: 'ReservationCancelledByGuest', at: later, actor: 'guest' }],
    at,
  ],
];

/**
 * Generates requests in the `days` days before `now`, also at night. Each answer comes within about
 * two days.
 */
export const generateRequests = (
  random: () => number,
  { now, days, count }: { readonly now: number; readonly days: number; readonly count: number },
): LoggedRequest[] =>
  Array.from({ length: count }, (_, number) => {
    const from = now - Math.floor(random() * days * DAY_MINUTES) * MINUTE_MS;
    const wait = () => (2 + Math.floor(random() ** 3 * 2 * DAY_MINUTES)) * MINUTE_MS;
    const answered = from + wait();
    const later = answered + 2 * MINUTE_MS + wait();
    const [steps, until] = courses[number % courses.length]!(answered, later);
    return {
      steps: [{ type: 'ReservationRequested', at: from, actor: 'guest' }, ...steps],
      answer: until === null ? null : [from, until],
    };
  });

/** Generates reservations that staff entered, which need no answer. */
export const generateEntries = (now: number, count: number): LoggedRequest[] =>
  Array.from({ length: count }, (_, number) => ({
    steps: [
      { type: 'ReservationEntered', at: now - number * MINUTE_MS, actor: STAFF },
      accept(now - number * MINUTE_MS + 1),
    ],
    answer: null,
  }));

export const appendRequests = async (
  { pool }: Pick<TestDatabase, 'pool'>,
  requests: readonly LoggedRequest[],
): Promise<void> => {
  const log = postgresEventLog([]);
  await createTransactionRunner(pool)(async (tx) => {
    for (const { steps } of requests) {
      const stream = `reservation-${randomUUID()}`;
      for (const [version, { type, at, actor }] of steps.entries())
        await log.append(
          tx,
          stream,
          version,
          [{ type, data: type === 'LastActionUndone' ? { status: 'pending' } : {} }],
          { at: new Date(at).toISOString(), actor },
        );
    }
  });
};
