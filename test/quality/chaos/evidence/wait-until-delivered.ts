import { pollUntil } from '#test/support/services/poll-until.ts';
import type { ScenarioContext } from '../scenario-context.ts';

/**
 * Waits until every event is delivered and `followLog` has received the last one, at most
 * `timeoutMs`. Returns the seconds waited.
 */
export const waitUntilDelivered = async (
  { sql, environment }: ScenarioContext,
  timeoutMs: number,
): Promise<number> => {
  const began = Date.now();
  let waiting = 0;
  await pollUntil(
    async () => {
      const [row] = await sql<{ waiting: number; head: number }>(
        `select (select count(*)::int from event where not exists (select from delivery d where d.event_id = event.event_id)
           or exists (select from outbox o where o.pos = event.pos and o.audience = 'guest' and o.done_at is null)) waiting, (select pos::int from log_head) head`,
      ).catch(() => [{ waiting: -1, head: -1 }]);
      waiting = row!.waiting;
      return waiting === 0 &&
        (environment.tailed.length === 0 || environment.tailed.at(-1)! >= row!.head)
        ? true
        : null;
    },
    { timeoutMs, pause: 250, describe: () => `${waiting} events are not delivered` },
  ).catch(() => undefined);
  return (Date.now() - began) / 1_000;
};
