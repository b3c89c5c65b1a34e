/**
 * Times the verification of a log of 100,000 events and the rebuild of the read models from it:
 * `npm run bench:audit [-- events]`. Also measures how long staff requests wait during a rebuild.
 * Not part of `npm test`, because the results depend on the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { TOKENS } from '#src/composition/tokens.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import globalSetup from '#test/support/jest/global-setup.ts';
import globalTeardown from '#test/support/jest/global-teardown.ts';
import { appendBulkEvents } from '#test/support/builders/bulk-event-log.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const EVENTS = Number(process.argv[2] ?? 100_000);
const PER_SECOND = 20;
const WAIT_PROMISE_MS = 1_000;
const VERIFY_PROMISE_S = 10;

const printLine = (words: string) => process.stdout.write(`${words}\n`);
const measureMs = async <Result>(work: () => Promise<Result>) => {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1_000 };
};

/**
 * Sends 20 requests a second until stopped, mostly reads by staff. Collects the response times in
 * ms in `waits`.
 */
const generateTraffic = (app: RunningApp, slots: readonly TimeSlotView[]) => {
  const waits: number[] = [];
  const refused: number[] = [];
  let busy = true;
  let asked = 0;
  const run = async () => {
    const staff = await app.staff();
    const guest = app.guest();
    const turn = () => ({
      reservationDate: `2027-0${5 + (asked % 4)}-${String(1 + (asked % 28)).padStart(2, '0')}`,
      timeSlotId: slots[asked % slots.length]!.id,
    });
    const calls = [
      () => staff.get('/api/reservations?date=2027-04-10'),
      () => staff.get('/api/reservations/stats?date=2027-04-10'),
      () => staff.get('/api/reservations'),
      () =>
        guest.post(
          '/api/reservations',
          buildReservationRequest(turn(), { ...buildGuest(++asked), numberOfPeople: 1 }),
          { 'idempotency-key': newIdempotencyKey() },
        ),
    ];
    const under: Promise<void>[] = [];
    for (let number = 0; busy; number += 1) {
      const began = performance.now();
      under.push(
        calls[number % calls.length]!().then(({ status }) => {
          waits.push(performance.now() - began);
          if (status >= 500) refused.push(status);
        }),
      );
      await sleep(1_000 / PER_SECOND);
    }
    await Promise.all(under);
  };
  const done = run();
  return {
    waits,
    refused,
    stop: async () => {
      busy = false;
      await done;
    },
  };
};

const main = async (): Promise<boolean> => {
  await globalSetup();
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-bench-'));
  const app = await startApp({ checkAnswers: false, env: { CHECKPOINT_DIR: folder } });
  try {
    const slots = (await app.guest().get<TimeSlotView[]>('/api/time-slots')).body;
    const written = await measureMs(() =>
      appendBulkEvents(app.container.get(TOKENS.sql), EVENTS, slots),
    );
    printLine(
      `${EVENTS} events written straight into the log in ${written.seconds.toFixed(1)} s; load ${loadavg()[0]!.toFixed(1)}`,
    );
    await app.container.get(TOKENS.audit).signCheckpoint({ force: true });
    const verified = await measureMs(() => app.container.get(TOKENS.audit).verify());
    printLine(
      `verified in ${verified.seconds.toFixed(1)} s, ${Math.round(EVENTS / verified.seconds)} events/s, ${verified.result.flaw ? 'ALTERED' : 'whole'}`,
    );
    const first = await measureMs(() => app.container.get(TOKENS.rebuild)());
    printLine(
      `rebuilt from nothing in ${first.seconds.toFixed(1)} s, ${Math.round(EVENTS / first.seconds)} events/s`,
    );
    const load = generateTraffic(app, slots);
    const again = await measureMs(() => app.container.get(TOKENS.rebuild)());
    await load.stop();
    const longest = Math.max(...load.waits);
    printLine(
      `rebuilt under ${PER_SECOND} requests a second in ${again.seconds.toFixed(1)} s; ${load.waits.length} requests, longest wait ${Math.round(longest)} ms, ${load.refused.length} failed`,
    );
    const { differences } = await app.container.get(TOKENS.audit).replayCheck();
    printLine(`read models against the log afterwards: ${differences.length} rows differ`);
    return (
      verified.seconds < VERIFY_PROMISE_S &&
      !verified.result.flaw &&
      longest < WAIT_PROMISE_MS &&
      differences.length === 0 &&
      load.refused.length === 0
    );
  } finally {
    await app.stop();
    await globalTeardown();
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = (await main()) ? 0 : 1;
