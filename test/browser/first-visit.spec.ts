import type { Page } from 'playwright-core';
import { browserHouse } from '#test/support/visitors.ts';

const { visitor } = browserHouse();

const KB = 1_000;

type Kind = 'script' | 'video' | 'other';
type Loaded = { readonly kind: Kind; readonly bytes: number };

const kindOf = (address: string): Kind => (address.endsWith('.js') ? 'script' : /\/video\//.test(address) ? 'video' : 'other');

/** What a first visit transfers, headers and all, once the network has fallen silent. */
const loadedBy = async (page: Page, path: string): Promise<Loaded[]> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const entries = await page.evaluate(() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => ({ address: entry.name, bytes: (entry as PerformanceResourceTiming).transferSize })));
  return entries.map(({ address, bytes }) => ({ kind: kindOf(address), bytes }));
};
const total = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

describe('a first visit', () => {
  it('to the landing page on a phone transfers at most 700 KB without the film', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
    const loaded = await loadedBy(page, '/');
    expect(total(loaded.filter(({ kind }) => kind !== 'video'))).toBeLessThanOrEqual(700);
  });

  it.each(['/', '/events'])('to %s on a phone counts as painted before the cookie banner comes', async (path) => {
    const page = await visitor({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, reducedMotion: 'no-preference', undecided: true });
    await page.addInitScript(() => {
      Object.assign(window, { paints: [] });
      new PerformanceObserver((list) => list.getEntries().forEach((entry) =>
        (window as unknown as { paints: (Element | null)[] }).paints.push((entry as PerformanceEntry & { element: Element | null }).element)))
        .observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Accetta Cookie Tecnici' }).waitFor();
    await page.waitForTimeout(1_000);
    const painted = await page.evaluate(() => (window as unknown as { paints: (Element | null)[] }).paints.map((element) => element?.closest('main') !== null));
    expect(painted.length).toBeGreaterThan(0);
    expect(painted).not.toContain(false);
  });
});
