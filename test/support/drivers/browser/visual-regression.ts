import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { createShiftedClock } from '#test/support/fakes/shifted-clock.ts';
import type { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { resizeWindow } from './resize-window.ts';

const BASELINES_FOLDER = 'test/visual-regression/baselines';
const DIFFERENCES_FOLDER = 'var/looks';
const WIDTHS = [390, 768, 1440] as const;
/** Maximum share of different pixels (0 to 1) between two screenshots. */
const MAX_DIFFERENT_SHARE = 0.001;
const isAccepting = process.env['LOOKS'] === 'accept';

/**
 * Date of all screenshots. It is fixed, because pages show today's opening hours, seasonal dishes
 * and default search date.
 */
const SCREENSHOT_DAY = '2040-06-13';
export const SCREENSHOT_BOOKING_DATE = '2040-06-16';

/**
 * Returns environment variables that set a server's clock to the day of the screenshots. The time
 * is hours before the first turn, so a slow run shows the same turns.
 */
export const createScreenshotClock = (): Readonly<Record<string, string>> => {
  const clock = createShiftedClock();
  clock.set(`${SCREENSHOT_DAY}T05:00`);
  return clock.env;
};

const stopClock = async (page: Page): Promise<void> => {
  const now = `${SCREENSHOT_DAY}T10:00:00Z`;
  await page.clock.setFixedTime(now);
  await page.addInitScript((date) => {
    localStorage.setItem('cookieConsent', 'rejected');
    localStorage.setItem('cookieConsentDate', date);
  }, now);
};

/**
 * Waits until all pictures and fonts are loaded and no request is pending. Also checks `complete`,
 * because `decode()` may resolve for an earlier source of a responsive picture.
 */
const waitUntilSettled = (page: Page) =>
  page.evaluate(async () => {
    const soon = () =>
      new Promise((wake) => {
        setTimeout(wake, 150);
      });
    for (const image of document.images)
      Object.assign(image, { loading: 'eager', decoding: 'sync' });
    const loaded = () => performance.getEntriesByType('resource').length;
    const missing = () => [...document.images].some((image) => !image.complete);
    for (let before = -1; before !== loaded() || missing();) {
      before = loaded();
      await soon();
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    }
  });

/**
 * Takes a full-page screenshot at half size, as WebP. The same page always yields the same bytes.
 */
const takeScreenshot = async (page: Page, width: number): Promise<Buffer> => {
  await resizeWindow(page, { width, height: 900 });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await waitUntilSettled(page);
  const whole = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
  return sharp(whole)
    .resize({ width: width / 2 })
    .webp({ quality: 72, effort: 3 })
    .toBuffer();
};

const decodePixels = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const saveImage = async (
  name: string,
  data: Buffer,
  { width, height }: { width: number; height: number },
): Promise<string> => {
  mkdirSync(DIFFERENCES_FOLDER, { recursive: true });
  const path = join(DIFFERENCES_FOLDER, `${name}.png`);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);
  return path;
};

const compareWithBaseline = async (
  name: string,
  actual: Buffer,
  accepted: Buffer,
): Promise<string | null> => {
  const [now, then] = await Promise.all([decodePixels(actual), decodePixels(accepted)]);
  if (now.width !== then.width || now.height !== then.height)
    return `${name} is ${now.width}×${now.height} half-size pixels, accepted were ${then.width}×${then.height}: ${await saveImage(`${name}.actual`, now.data, now)}`;
  const marked = Buffer.alloc(now.data.length);
  const share =
    pixelmatch(then.data, now.data, marked, now.width, now.height, { threshold: 0.1 }) /
    (now.width * now.height);
  if (share <= MAX_DIFFERENT_SHARE) return null;
  const paths = await Promise.all([
    saveImage(`${name}.actual`, now.data, now),
    saveImage(`${name}.diff`, marked, now),
  ]);
  return `${name} differs in ${(share * 100).toFixed(2)} % of its pixels: ${paths.join(', ')}`;
};

/**
 * Compares screenshots with the accepted ones. With `LOOKS=accept` (`npm run looks:accept`),
 * replaces the accepted ones instead.
 */
const findVisualDifferences = async (page: Page, look: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    const name = `${look}-${width}`;
    const path = join(BASELINES_FOLDER, `${name}.webp`);
    const actual = await takeScreenshot(page, width);
    if (isAccepting) writeFileSync(path, actual);
    else if (!existsSync(path)) faults.push(`${name} was never accepted: npm run looks:accept`);
    else
      faults.push(
        ...[await compareWithBaseline(name, actual, readFileSync(path))].filter(
          (fault) => fault !== null,
        ),
      );
  }
  return faults;
};

type Visitor = ReturnType<typeof setupServerAndBrowser>['visitor'];
type View = {
  readonly prepare?: (page: Page) => Promise<void>;
  readonly expectedStatuses?: readonly number[];
};

export const createVisualRegression = (visitor: Visitor) => ({
  lookAt: async (
    look: string,
    path: string,
    { prepare, expectedStatuses = [] }: View = {},
  ): Promise<string[]> => {
    /*
     * Bypasses the content security policy, which would block the inline style with which
     * Playwright hides the caret.
     */
    const page = await visitor({
      withCookieBanner: true,
      bypassCSP: true,
      viewport: { width: WIDTHS[0], height: 900 },
      expectedStatuses,
    });
    page.setDefaultTimeout(300_000);
    await stopClock(page);
    await page.goto(path);
    await page.locator('html[data-ready=yes]').waitFor();
    await prepare?.(page);
    return findVisualDifferences(page, look);
  },
});
