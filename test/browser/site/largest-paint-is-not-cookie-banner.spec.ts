import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor } = setupServerAndBrowser();

describe('the largest contentful paint', () => {
  it.each(['/', '/events'])(
    'is in the main content of %s on a phone, not in the cookie banner',
    async (path) => {
      const page = await visitor({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
        reducedMotion: 'no-preference',
        withCookieBanner: true,
      });
      await page.addInitScript(() => {
        Object.assign(window, { paints: [] });
        new PerformanceObserver((list) =>
          list
            .getEntries()
            .forEach((entry) =>
              (window as unknown as { paints: (Element | null)[] }).paints.push(
                (entry as PerformanceEntry & { element: Element | null }).element,
              ),
            ),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Accetta Cookie Tecnici' }).waitFor();
      await page.waitForTimeout(1_000);
      const painted = await page.evaluate(() =>
        (window as unknown as { paints: (Element | null)[] }).paints.map(
          (element) => element?.closest('main') !== null,
        ),
      );
      expect(painted.length).toBeGreaterThan(0);
      expect(painted).not.toContain(false);
    },
  );
});
