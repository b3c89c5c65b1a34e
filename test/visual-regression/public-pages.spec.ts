import type { Page } from 'playwright-core';
import {
  createScreenshotClock,
  createVisualRegression,
} from '#test/support/drivers/browser/visual-regression.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const TIMEOUT_MS = 240_000;
const { visitor } = setupServerAndBrowser({ env: createScreenshotClock() });
const { lookAt } = createVisualRegression(visitor);

describe('the screenshots at 390, 768 and 1440 px', () => {
  it.each([
    ['home', '/'],
    ['events', '/events'],
  ])(
    'match the accepted pictures of %s in Italian and English',
    async (name, path) => {
      expect(await lookAt(`${name}-it`, path)).toEqual([]);
      expect(await lookAt(`${name}-en`, `${path}?lang=en`)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'match the accepted pictures of reservations in Italian and English',
    async () => {
      const prepare = (page: Page) =>
        page.locator('label[data-state=free]:has([value^="2040"])').first().waitFor();
      expect(await lookAt('reservations-it', '/reservations', { prepare })).toEqual([]);
      expect(await lookAt('reservations-en', '/reservations?lang=en', { prepare })).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each([
    ['privacy', '/privacy-policy'],
    ['cookies', '/cookie-policy'],
    ['legal', '/legal-info'],
    ['login', '/admin/login'],
  ])(
    'match the accepted pictures of %s, which has one language',
    async (name, path) => expect(await lookAt(name, path)).toEqual([]),
    TIMEOUT_MS,
  );

  it(
    'match the accepted pictures of the 404 page',
    async () =>
      expect(await lookAt('not-found', '/nowhere', { expectedStatuses: [404] })).toEqual([]),
    TIMEOUT_MS,
  );
});
