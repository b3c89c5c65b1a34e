import { pollUntil } from '../services/poll-until.ts';

type Query = <Row>(query: string, values?: unknown[]) => Promise<Row[]>;

const PASS = `
  update outbox set next_try = next_try - make_interval(secs => $1), enqueued_at = enqueued_at - make_interval(secs => $1)
  where done_at is null`;

/**
 * Simulates elapsed time by moving the schedule of the outbox into the past. A test of several
 * hours then takes seconds.
 */
export const createOutboxTime = (query: Query) => {
  const pass = async (seconds: number): Promise<void> => {
    await query(PASS, [seconds]);
    await query('notify outbox');
  };
  const countPublications = async (): Promise<number> =>
    (await query<{ n: number }>('select coalesce(sum(published), 0)::int n from outbox'))[0]!.n;
  return {
    pass,
    /**
     * Simulates `seconds` in steps of `stepSeconds`. After each step, waits until the relay has
     * tried again.
     */
    passWithAttempts: async (seconds: number, stepSeconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed += stepSeconds) {
        const before = await countPublications();
        await pass(stepSeconds);
        await pollUntil(async () => ((await countPublications()) > before ? true : null), {
          describe: () => `the relay did not try again ${passed} s after the start of the outage`,
        });
      }
    },
    countPending: async (): Promise<number> =>
      (await query<{ n: number }>('select count(*)::int n from outbox where done_at is null'))[0]!
        .n,
  };
};
