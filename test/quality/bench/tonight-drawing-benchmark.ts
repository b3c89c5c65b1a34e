/**
 * Measures how fast the evening's screen (Stasera) paints a change of another tablet, and how
 * smoothly 120 rows scroll. Run with `npm run bench:tonight`. Not part of `npm test`, because the
 * results depend on the machine.
 */
import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright-core';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { launchBrowser, openPage } from '#test/support/drivers/browser/browser-page.ts';
import { fillEvening } from '#test/support/drivers/busy-evening.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import globalSetup from '#test/support/jest/global-setup.ts';
import globalTeardown from '#test/support/jest/global-teardown.ts';
import { startBuiltServer } from '#test/support/services/built-server.ts';

const ROUNDS = 20;
const FRAMES = 120;
const PIXELS_PER_FRAME = 40;
const DATE = dateWithAllRoomsInDays(9);

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
const largest = (times: readonly number[]) => Math.max(...times);
const print = (name: string, times: readonly number[]) =>
  process.stdout.write(
    `| ${name} | ${median(times).toFixed(0)} | ${largest(times).toFixed(0)} |\n`,
  );

/**
 * Doubles the reservations of the evening with parties of one. Staff override the limits, because
 * the turns are full.
 */
const doubleEvening = async (staff: HttpClient, entered: readonly ReservationView[]) => {
  for (const [number, { timeSlotId, arrivalTime }] of entered.entries())
    await staff.post(
      '/api/reservations/desk',
      {
        origin: 'phone',
        customerName: `Riga ${number}`,
        customerPhone: `333 900 ${1_000 + number}`,
        reservationDate: DATE,
        timeSlotId,
        arrivalTime,
        tableId: null,
        numberOfPeople: 1,
        override: { reason: 'Misura' },
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
};

/**
 * Returns the milliseconds from the response to a change until the row of the party is painted. The
 * page observes only that row, because a search through the page would delay the painting.
 */
const timePainting = async (page: Page, staff: HttpClient, party: ReservationView) => {
  const observed = await page.evaluateHandle((name) => {
    const rows = Array.from(document.querySelectorAll('[data-open-row]'));
    const row = rows.find(({ textContent }) => textContent === name)!.closest('tr')!;
    const painted = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`${name} is not painted as seated`)), 60_000);
      const observer = new MutationObserver(() => {
        if (!row.textContent.includes('seduti')) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => resolve(performance.timeOrigin + performance.now())),
        );
      });
      observer.observe(row, { subtree: true, childList: true, characterData: true });
    });
    return { painted };
  }, party.customerName);
  await staff.post(`/api/reservations/${party.id}/seat`, {});
  const answered = performance.timeOrigin + performance.now();
  return (await observed.evaluate(({ painted }) => painted)) - answered;
};

const timeFrames = (page: Page) =>
  page.getByRole('region', { name: 'Elenco della serata' }).evaluate(
    async (list, [frames, step]) => {
      const times: number[] = [];
      list.scrollTop = 0;
      let last = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < frames; frame += 1) {
        list.scrollTop += step;
        const now = await new Promise<number>(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      return times;
    },
    [FRAMES, PIXELS_PER_FRAME] as const,
  );

const main = async () => {
  await globalSetup();
  const clock = createShiftedClock();
  clock.set(`${DATE}T18:00`);
  const [server, browser] = [await startBuiltServer({ env: clock.env }), await launchBrowser()];
  try {
    const staff = await server.staff();
    const entered = await fillEvening({ staff, guest: server.guest, date: DATE });
    await doubleEvening(staff, entered);
    clock.set(`${DATE}T20:36`);
    const { page } = await openPage(browser, server.origin, {
      viewport: { width: 1024, height: 768 },
    });
    await openStaffArea(page, administrator);
    await clock.share(page);
    await page.goto('/admin/tonight');
    await page.getByRole('table').waitFor();
    process.stdout.write('median and slowest in ms\n');
    const parties = entered.filter(({ tableId }) => tableId !== null).slice(0, ROUNDS);
    const delays: number[] = [];
    for (const party of parties) delays.push(await timePainting(page, staff, party));
    print('a change of another tablet is painted', delays);
    print(
      `a frame while ${await page.locator('[data-open-row]').count()} rows scroll`,
      await timeFrames(page),
    );
  } finally {
    await browser.close();
    await server.stop();
    await globalTeardown();
  }
};

await main();
