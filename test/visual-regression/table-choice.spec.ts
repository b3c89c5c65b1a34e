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

const openTables = async (page: Page) => {
  await page.locator('input[type=date]').fill(SCREENSHOT_BOOKING_DATE);
  await pressTurn(page, '19:00');
  await page.locator('input[name=table]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
};

describe('the screenshots at 390, 768 and 1440 px', () => {
  it.each([
    ['menu', '/menu'],
    ['dishes', '/menu?categoria=primi-piatti'],
    ['drinks', '/menu?categoria=vini&sotto=i-vini-rossi'],
    ['allergens', '/menu/allergeni'],
    ['table-menu', '/carta'],
  ])(
    'match the accepted pictures of %s in Italian and English',
    async (name, path) => {
      expect(await lookAt(`${name}-it`, path)).toEqual([]);
      expect(await lookAt(`${name}-en`, `${path}${path.includes('?') ? '&' : '?'}lang=en`)).toEqual(
        [],
      );
    },
    TIMEOUT_MS,
  );

  it(
    'match the accepted pictures of the tables of a turn in Italian and English',
    async () => {
      expect(await lookAt('tables-it', '/reservations', { prepare: openTables })).toEqual([]);
      expect(await lookAt('tables-en', '/reservations?lang=en', { prepare: openTables })).toEqual(
        [],
      );
    },
    TIMEOUT_MS,
  );
});
