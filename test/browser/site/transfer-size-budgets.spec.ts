import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor } = setupServerAndBrowser();

const KB = 1_000;
const PUBLIC = [
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
type Loaded = { readonly path: string; readonly kind: Kind; readonly bytes: number };

const kindOf = (path: string): Kind =>
  path.endsWith('.js') ? 'script' : path.startsWith('/video/') ? 'video' : 'other';

/**
 * Loads a page and waits until it is interactive and the network is silent. Returns every transfer
 * with its compressed size in bytes, including headers.
 */
const firstVisit = async (page: Page, path: string): Promise<Loaded[]> => {
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
  return entries.map((entry) => ({ ...entry, kind: kindOf(entry.path) }));
};
const kilobytes = (loaded: readonly Loaded[]): number =>
  loaded.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
const scriptsOf = (loaded: readonly Loaded[]): Loaded[] =>
  loaded.filter(({ kind }) => kind === 'script');

type Chunk = { readonly file: string; readonly src?: string };
/** Returns the JavaScript chunks that only the staff area needs. Visitors must not load them. */
const staffChunks = (): string[] =>
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
  ] as const)('to %s downloads at most %i KB of JavaScript', async (path, most) => {
    const scripts = scriptsOf(await firstVisit(await visitor(), path));
    expect(scripts.length).toBeGreaterThan(3);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(most);
  });

  it('to the landing page on a phone transfers at most 700 KB without the film', async () => {
    const loaded = await firstVisit(
      await visitor({ ...PHONE, reducedMotion: 'no-preference' }),
      '/',
    );
    expect(kilobytes(loaded.filter(({ kind }) => kind !== 'video'))).toBeLessThanOrEqual(700);
  });

  it.each(['/', '/menu', '/carta', '/events'])(
    'to %s downloads no API client and no judge of forms',
    async (path) => {
      const page = await visitor();
      const scripts = scriptsOf(await firstVisit(page, path));
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

  it.each(PUBLIC)('to %s downloads nothing of the staff area', async (path) => {
    const staff = staffChunks();
    expect(staff.length).toBeGreaterThan(2);
    const scripts = scriptsOf(await firstVisit(await visitor(), path)).map(
      ({ path: script }) => script,
    );
    expect(scripts.filter((script) => staff.includes(script))).toEqual([]);
  });
});
