import type { Page } from 'playwright-core';
import {
  createScreenshotClock,
  createVisualRegression,
} from '#test/support/drivers/browser/visual-regression.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const TIMEOUT_MS = 240_000;
const { visitor } = setupServerAndBrowser({ env: createScreenshotClock() });
const { lookAt } = createVisualRegression(visitor);

describe('the look that was accepted, at 390, 768 and 1440 px', () => {
  it.each([
    ['home', '/'],
    ['events', '/events'],
  ])(
    '%s, in Italian and in English',
    async (name, path) => {
      expect(await lookAt(`${name}-it`, path)).toEqual([]);
      expect(await lookAt(`${name}-en`, `${path}?lang=en`)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'reservations, in Italian and in English',
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
    '%s, which has one language',
    async (name, path) => expect(await lookAt(name, path)).toEqual([]),
    TIMEOUT_MS,
  );

  it(
    'a page that is not there',
    async () =>
      expect(await lookAt('not-found', '/nowhere', { expectedStatuses: [404] })).toEqual([]),
    TIMEOUT_MS,
  );
});
