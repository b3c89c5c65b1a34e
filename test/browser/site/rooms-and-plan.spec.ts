import type { Page } from 'playwright-core';
import {
  openRoom,
  searchTables,
  selectTable,
  tableOnPlan,
} from '#test/support/drivers/browser/booking-page.ts';
import { fitsWidth } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visit } = setupServerAndBrowser();

const date = venueDateInDays(60);
const readTableStyle = (page: Page, name: string) =>
  page
    .locator('label')
    .filter({ has: tableOnPlan(page, name) })
    .locator('.top')
    .evaluate((top) => {
      const { fill, stroke, strokeDasharray } = getComputedStyle(top);
      return [fill, stroke, strokeDasharray].join(' / ');
    });

it('has tables of at least 44 px at 320 px, which forced colours distinguish, and a list at 280 px', async () => {
  const page = await visit('/reservations', { viewport: { width: 320, height: 700 } });
  await searchTables(page, { date, people: 4 });
  await page.getByRole('radio', { name: /^Scegliete voi/ }).waitFor({ state: 'attached' });
  expect(await fitsWidth(page, 320)).toBe(true);
  await selectTable(page, 'Sala 5');
  // This label needs the floor plan, which may load after the free tables.
  await page.getByRole('radio', { name: /^Sala 8, lungo.* da 5 persone in su$/ }).waitFor({
    state: 'attached',
  });
  expect(await fitsWidth(page, 320)).toBe(true);
  const sizes = await page
    .locator('label:has(input[name=table])')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(sizes).toHaveLength(8);
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThan(43.9);

  await page.emulateMedia({ forcedColors: 'active' });
  const styles = await Promise.all(
    ['Sala 5', 'Sala 3', 'Sala 1'].map((name) => readTableStyle(page, name)),
  );
  expect(new Set(styles).size).toBe(3);

  const narrow = await visit('/reservations', { viewport: { width: 280, height: 700 } });
  await searchTables(narrow, { date });
  await openRoom(narrow, 'Sala');
  expect(await narrow.getByRole('radio', { name: 'Elenco' }).isChecked()).toBe(true);
});
