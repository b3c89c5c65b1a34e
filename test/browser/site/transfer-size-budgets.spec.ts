import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor } = setupServerAndBrowser();

const KB = 1_000;
const PUBLIC_PATHS = [
  '/',
  '/menu',
  '/menu?categoria=vini',
  '/menu/allergeni',
  '/carta',
  '/reservations',
  '/events',
  '/privacy-policy',
];
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

type Kind = 'script' | 'video' | 'other';
type Transfer = { readonly path: string; readonly kind: Kind; readonly bytes: number };

const toKind = (path: string): Kind =>
  path.endsWith('.js') ? 'script' : path.startsWith('/video/') ? 'video' : 'other';

/**
 * Loads a page and waits until it is interactive and the network is idle. Returns every transfer
 * with its compressed size in bytes, including headers.
 */
const loadPage = async (page: Page, path: string): Promise<Transfer[]> => {
  await page.goto(path);
  await page.locator('html[data-ready=yes]').waitFor();
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() =>
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).transferSize,
    })),
  );
  return entries.map((entry) => ({ ...entry, kind: toKind(entry.path) }));
};
const sumKilobytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
const selectScripts = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.filter(({ kind }) => kind === 'script');

type Chunk = { readonly file: string; readonly src?: string };
/** Returns the JavaScript chunks that only the staff area needs. Visitors must not load them. */
const listStaffChunks = (): string[] =>
  Object.values(
    JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>,
  )
    .filter(({ src = '' }) =>
      /^app\/admin\/|^features\/(?:[\w-]+\/)?staff\/|^features\/booking\/(?!guest\/)/.test(src),
    )
    .map(({ file }) => `/${file}`);

describe('a first visit', () => {
  // A limit of 160 KB allows complete libraries. A lower one would require reduced copies of them.
  it.each([
    ['/', 160],
    ['/menu', 160],
    ['/carta', 160],
    ['/reservations', 180],
  ] as const)('to %s downloads at most %i KB of JavaScript', async (path, limitKb) => {
    const scripts = selectScripts(await loadPage(await visitor(), path));
    expect(scripts.length).toBeGreaterThan(3);
    expect(sumKilobytes(scripts)).toBeLessThanOrEqual(limitKb);
  });

  it('to the landing page on a phone transfers at most 700 KB without the video', async () => {
    const transfers = await loadPage(
      await visitor({ ...PHONE, reducedMotion: 'no-preference' }),
      '/',
    );
    expect(sumKilobytes(transfers.filter(({ kind }) => kind !== 'video'))).toBeLessThanOrEqual(700);
  });

  it.each(['/', '/menu', '/carta', '/events'])(
    'to %s downloads neither RTK Query nor Zod',
    async (path) => {
      const page = await visitor();
      const scripts = selectScripts(await loadPage(page, path));
      const sources = scripts.map(({ path: script }) =>
        readFileSync(`dist/client${script}`, 'utf8'),
      );
      expect(
        sources.filter(
          (source) =>
            source.includes('internal_getRTKQSubscriptions') || source.includes('ZodError'),
        ),
      ).toEqual([]);
    },
  );

  it.each(PUBLIC_PATHS)('to %s downloads no script of the staff area', async (path) => {
    const staff = listStaffChunks();
    expect(staff.length).toBeGreaterThan(2);
    const scripts = selectScripts(await loadPage(await visitor(), path)).map(
      ({ path: script }) => script,
    );
    expect(scripts.filter((script) => staff.includes(script))).toEqual([]);
  });
});
