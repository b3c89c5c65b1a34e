import type { Page } from 'playwright-core';
import { pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import {
  SCREENSHOT_BOOKING_DATE,
  createScreenshotClock,
  createVisualRegression,
} from '#test/support/drivers/browser/visual-regression.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const TIMEOUT_MS = 240_000;
const { visitor } = setupServerAndBrowser({ env: createScreenshotClock() });
const { lookAt } = createVisualRegression(visitor);

const toTables = async (page: Page) => {
  await page.locator('input[type=date]').fill(SCREENSHOT_BOOKING_DATE);
  await pressTurn(page, '19:00');
  await page.locator('input[name=table]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

describe('the look that was accepted, at 390, 768 and 1440 px', () => {
  it.each([
    ['menu', '/menu'],
    ['dishes', '/menu?categoria=primi-piatti'],
    ['drinks', '/menu?categoria=vini&sotto=i-vini-rossi'],
    ['allergens', '/menu/allergeni'],
    ['table-menu', '/carta'],
  ])(
    '%s, in Italian and in English',
    async (name, path) => {
      expect(await lookAt(`${name}-it`, path)).toEqual([]);
      expect(await lookAt(`${name}-en`, `${path}${path.includes('?') ? '&' : '?'}lang=en`)).toEqual(
        [],
      );
    },
    TIMEOUT_MS,
  );

  it(
    'the tables of a turn, in Italian and in English',
    async () => {
      expect(await lookAt('tables-it', '/reservations', { prepare: toTables })).toEqual([]);
      expect(await lookAt('tables-en', '/reservations?lang=en', { prepare: toTables })).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
