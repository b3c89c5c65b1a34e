import type { Locator } from 'playwright-core';
import { languages } from '#src/contracts/languages.ts';
import { setTextSize } from '#test/support/drivers/browser/visibility.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { visitor } = setupServerAndBrowser();

const findButtonsOutside = (banner: Locator): Promise<(string | null)[]> =>
  banner.evaluate((box) => {
    const end = Math.min(box.getBoundingClientRect().right, innerWidth);
    return [...box.querySelectorAll('button')]
      .filter((button) => button.getBoundingClientRect().right > end)
      .map(({ textContent }) => textContent);
  });

const PHONE = { viewport: { width: 390, height: 664 }, withCookieBanner: true } as const;
const readTop = (part: Locator) => part.evaluate((box) => box.getBoundingClientRect().top);

describe('the cookie banner', () => {
  it('is a line of 48 px above the page of a phone before hydration, and moves with the page', async () => {
    const page = await visitor(PHONE);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/reservations', { waitUntil: 'commit' });
    const banner = page.locator('section[aria-labelledby=cookie-title]');
    await page.evaluate(() => document.fonts.ready);
    expect(await banner.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 48 });
    expect(await readTop(page.getByRole('main'))).toBe(48);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    expect(await readTop(banner)).toBe(-300);
  });

  it('keeps an answer that was given before hydration, and leaves no space', async () => {
    const page = await visitor(PHONE);
    await page.goto('/menu', { waitUntil: 'commit' });
    await page.evaluate(() => {
      const find = () => document.querySelector<HTMLElement>('[value=accepted]');
      new MutationObserver((_, observer) => {
        const button = find();
        if (!button) return;
        observer.disconnect();
        button.click();
      }).observe(document, { childList: true, subtree: true });
      if (!('ready' in document.documentElement.dataset)) find()?.click();
    });
    await page.locator('section[aria-labelledby=cookie-title]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
    expect(await readTop(page.getByRole('main'))).toBe(0);
    const returning = await page.context().newPage();
    await returning.route('**/assets/*.js', () => undefined);
    await returning.goto('/menu', { waitUntil: 'commit' });
    expect(await readTop(returning.getByRole('main'))).toBe(0);
  });

  it.each(languages)(
    'contains all its buttons at 320 px and with text of twice the size, in %s',
    async (language) => {
      const page = await visitor({
        viewport: { width: 320, height: 640 },
        withCookieBanner: true,
      });
      await page.goto(`/menu?lang=${language}`);
      const banner = page.locator('section[aria-labelledby=cookie-title]');
      await banner.waitFor();
      expect(await findButtonsOutside(banner)).toEqual([]);
      for (const width of [390, 1024]) {
        await resizeWindow(page, { width, height: 800 });
        await setTextSize(page, 200);
        expect({ width, outside: await findButtonsOutside(banner) }).toEqual({
          width,
          outside: [],
        });
      }
    },
  );
});
