import type { Page } from 'playwright-core';
import { addDays } from '#src/kernel/add-days.ts';
import {
  buildGuest,
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';

const EVENING = dateWithAllRoomsInDays(9);
const clock = createShiftedClock();
clock.set(`${EVENING}T18:00`);
const { server, visitor } = setupServerAndBrowser({ env: clock.env });

/** Replaces the Wake Lock API and collects the locks that the page holds. */
const stubWakeLock = () => {
  const page = window as typeof window & { locks: Set<EventTarget> };
  page.locks = new Set();
  const createLock = () =>
    Object.assign(new EventTarget(), {
      released: false,
      async release() {
        this.released = true;
        page.locks.delete(this as unknown as EventTarget);
      },
    });
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: async () => {
        const lock = createLock();
        page.locks.add(lock);
        return lock;
      },
    },
  });
};
const waitForLocks = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) => (window as typeof window & { locks: Set<EventTarget> }).locks.size === wanted,
    count,
  );
const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((given) => {
    Object.defineProperty(document, 'visibilityState', { value: given, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const openTonight = async (at: string, initScript = stubWakeLock) => {
  clock.set(at);
  const page = await visitor({ viewport: { width: 1024, height: 768 } });
  await page.addInitScript(initScript);
  await openStaffArea(page, administrator);
  await clock.share(page);
  await page.goto('/admin/tonight');
  await page.getByRole('heading', { name: 'Richieste' }).waitFor();
  return page;
};

const createRequest = async (number: number) =>
  server()
    .guest()
    .post(
      '/api/reservations',
      buildReservationRequest(
        await findTurn(server().origin, EVENING, 'cena_secondo'),
        buildGuest(number),
      ),
      { 'idempotency-key': newIdempotencyKey() },
    );

describe('requests for tonight', () => {
  it('show how many expire tonight, and turn red after two hours', async () => {
    await createRequest(1);
    clock.set(`${EVENING}T20:05`);
    await createRequest(2);
    const page = await openTonight(`${EVENING}T20:10`);
    await page.getByText('Scade stanotte: 2').waitFor();
    const items = page.locator('[data-request]');
    const backgrounds = await items.evaluateAll((all) =>
      all.map((item) => [
        getComputedStyle(item).backgroundColor,
        item.textContent?.includes('aspetta da 2 h'),
      ]),
    );
    expect(backgrounds.toSorted()).toEqual([
      ['rgb(252, 225, 214)', true],
      ['rgb(255, 252, 245)', false],
    ]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('the screen wake lock', () => {
  it('is held while Stasera is open and released on another page', async () => {
    const page = await openTonight(`${EVENING}T20:36`);
    await waitForLocks(page, 1);
    await page.getByRole('button', { name: 'Schede' }).click();
    await page.getByRole('menuitem', { name: 'Capacità' }).click();
    await waitForLocks(page, 0);
  });

  it('is requested again when a hidden page becomes visible', async () => {
    const page = await openTonight(`${EVENING}T20:36`);
    await waitForLocks(page, 1);
    await setVisibility(page, 'hidden');
    await page.evaluate(() => {
      const { locks } = window as unknown as { locks: Set<{ release(): Promise<void> }> };
      return Promise.all([...locks].map((lock) => lock.release()));
    });
    await setVisibility(page, 'visible');
    await waitForLocks(page, 1);
  });

  it('is not held at 02:30, after the service', async () => {
    const page = await openTonight(`${addDays(EVENING, 1)}T02:30`);
    await page.locator('[data-request]').first().waitFor();
    await waitForLocks(page, 0);
  });

  it('is optional: Stasera loads when the browser refuses it', async () => {
    const page = await openTonight(`${EVENING}T20:36`, () => {
      Object.defineProperty(navigator, 'wakeLock', {
        value: { request: () => Promise.reject(new DOMException('low battery')) },
      });
    });
    await page.locator('[data-request]').first().waitFor();
  });
});
