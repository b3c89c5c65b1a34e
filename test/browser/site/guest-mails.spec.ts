import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { launchBrowser } from '#test/support/drivers/browser/browser-page.ts';
import { writeMailSamples, writtenSamples } from '#test/quality/mails/write-mail-samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'guest-mails-'));
writeMailSamples(folder);
const toFileUrl = (name: string) => pathToFileURL(join(folder, `${name}.html`)).href;
const MIN_TARGET_PX = 44;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const openPage = async (width: number, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const page = await context.newPage();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).protocol));
  return { page, requested, close: () => context.close() };
};

const measureButtonHeights = (page: Page) =>
  page
    .locator('.button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const measurePictureWidths = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => (picture as HTMLImageElement).naturalWidth),
    );

describe.each([
  [600, 'light'],
  [600, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const)('the mails at %i px in %s mode', (width, colorScheme) => {
  it('are accessible, fit the width, and request no other resource', async () => {
    const { page, requested, close } = await openPage(width, colorScheme);
    await page.goto(toFileUrl('all'));
    expect(await page.locator('.primary').count()).toBe(writtenSamples.length);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    expect(Math.min(...(await measureButtonHeights(page)))).toBeGreaterThanOrEqual(MIN_TARGET_PX);
    expect(Math.min(...(await measurePictureWidths(page)))).toBeGreaterThan(0);
    expect(requested).toEqual(['file:']);
    await close();
  });
});

describe('a mail in dark mode', () => {
  it('has light text on a dark background, and keeps the yellow button', async () => {
    const { page, close } = await openPage(600, 'dark');
    await page.goto(toFileUrl('confirmed.it'));
    const colors = await page.evaluate(() =>
      ['.card', 'h1', '.primary'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector)!);
        return selector === 'h1' ? style.color : style.backgroundColor;
      }),
    );
    expect(colors).toEqual(['rgb(18, 36, 79)', 'rgb(251, 245, 230)', 'rgb(244, 201, 90)']);
    await close();
  });
});

describe('a mail on a phone', () => {
  it('has buttons of full width', async () => {
    const { page, close } = await openPage(360, 'light');
    await page.goto(toFileUrl('reminder.it'));
    const widths = await page
      .locator('.button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
    expect(widths).toHaveLength(2);
    for (const width of widths) expect(width).toBeGreaterThan(310);
    await close();
  });
});
