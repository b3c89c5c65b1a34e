import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import { appendBulkEvents } from '#test/support/builders/bulk-event-log.ts';
import { callOnce } from '../clients/load-clients.ts';
import { injectFaults } from '../faults/fault-injector.ts';
import {
  forEachConcurrently,
  type PhaseReport,
  type ScenarioContext,
} from '../scenario-context.ts';

/**
 * First date of the inserted reservations. It is far in the future, because the application changes
 * reservations that have ended.
 */
const FIRST_DAY = Date.parse('2040-01-01T00:00:00Z');
const WRITERS = 4;
const PAUSE_MS = 150;
/**
 * Maximum response time for staff. The guarantee is one second, but here servers are killed and
 * restarted on the same machine.
 */
const MAX_WAIT_MS = 5_000;

/**
 * Inserts events that are marked as delivered, because the workers would otherwise send a mail for
 * each.
 */
const appendPastEvents = ({ inTransaction, slots }: ScenarioContext, events: number) =>
  inTransaction(async (tx) => {
    await tx('select 1 from log_head for update');
    const { position: before } = await readHead(tx);
    await appendBulkEvents(tx, before + events, slots, FIRST_DAY);
    await tx(
      'insert into outbox (pos, event_id, done_at) select pos, event_id, now() from event where event.pos > ?',
      [before],
    );
    await tx(
      `insert into delivery (event_id, channel, message_id) select event_id, 'none', '' from event where event.pos > ?`,
      [before],
    );
    return { from: before + 1, to: before + events };
  });

/**
 * Requests the staff's reservation list at each server in turn. Collects the response times of
 * successes in ms.
 */
const measureStaffWaits = ({ environment: { fleet }, staff }: ScenarioContext) => {
  const waits: number[] = [];
  let going = true;
  const run = (async () => {
    for (let turn = 0; going; turn += 1) {
      const began = performance.now();
      const reply = await callOnce(
        fleet.origins()[turn % fleet.origins().length]!,
        { method: 'GET', path: '/api/reservations' },
        staff,
      );
      if (reply?.status === 200) waits.push(performance.now() - began);
      await sleep(PAUSE_MS);
    }
  })();
  return {
    waits,
    stop: async () => {
      going = false;
      await run;
    },
  };
};

/**
 * Fault phase: appends events that the read models lack. Then it rebuilds the read models while
 * guests book and servers are killed.
 */
export const playRebuildUnderLoad = async (
  stage: ScenarioContext,
  {
    events,
    killMs,
    secret,
  }: { readonly events: number; readonly killMs: number; readonly secret: string },
) => {
  const { environment } = stage;
  const prewritten = await appendPastEvents(stage, events);
  const rebuild = startNodeProcess(['dist/server/cli.js', 'rebuild'], {
    DATABASE_URL: environment.postgres.url,
    SESSION_SECRET: secret,
    DATA_DIR: environment.folder,
    APP_MODE: 'demo',
    NODE_ENV: 'production',
  });
  const began = performance.now();
  const stop = injectFaults([{ everyMs: killMs, strike: stage.mishaps.killServer }]);
  const look = measureStaffWaits(stage);
  let asked = 0;
  let running = true;
  const writers = forEachConcurrently(Array.from({ length: WRITERS }), WRITERS, async () => {
    while (running) {
      await Promise.all(
        stage
          .createRequests(stage.turns(1), 1)
          .map((keyedRequest) => stage.guests.ask(keyedRequest)),
      );
      asked += 1;
      await sleep(PAUSE_MS);
    }
  });
  const code = await rebuild.ended;
  const seconds = (performance.now() - began) / 1_000;
  running = false;
  await Promise.all([writers, stop(), look.stop()]);
  const longest = Math.round(Math.max(0, ...look.waits));
  const breaches =
    code === 0 ? [] : [`the rebuild ended with ${code}: ${rebuild.output().slice(-300)}`];
  if (longest > MAX_WAIT_MS) breaches.push(`staff waited ${longest} ms for the list`);
  const report: PhaseReport = {
    facts: `${events} events of the past, rebuilt in ${seconds.toFixed(1)} s while ${asked} guests asked; longest wait of staff ${longest} ms`,
    breaches,
  };
  return { report, prewritten };
};
