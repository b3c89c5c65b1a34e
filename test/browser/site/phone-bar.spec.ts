import type { Page } from 'playwright-core';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { visitor, sharedVisit } = setupServerAndBrowser();

const PHONE = { viewport: { width: 390, height: 844 } };
const visit = (path: string, { viewport } = PHONE): Promise<Page> =>
  sharedVisit(path, { viewport });
const bar = (page: Page) => page.locator('[data-phone-bar]');
const readTop = (page: Page) => bar(page).evaluate((nav) => nav.getBoundingClientRect().top);
/** Resolves after the page has handled its scroll events. */
const drawTwice = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

describe('the phone bar', () => {
  it.each([
    ['it', ['Prenota', 'Menu', 'Chiama']],
    ['en', ['Book', 'Menu', 'Call']],
    ['es', ['Reservar', 'Carta', 'Llamar']],
    ['fr', ['Réserver', 'Carte', 'Appeler']],
  ])('offers in %s the links %j', async (language, names) => {
    const page = await visit(`/menu?lang=${language}`);
    const links = await bar(page).getByRole('link').allInnerTexts();
    expect(links.map((text) => text.split(/\s/)[0])).toEqual(names);
    await resizeWindow(page, { width: 320, height: 640 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });

  it('shows until when the restaurant is open, or when it opens', async () => {
    const page = await visit('/menu');
    await bar(page)
      .getByText(/^(?:aperto fino alle \d\d:\d\d|apriamo (?:alle \d\d:\d\d|\p{L}+))$/u)
      .waitFor();
  });

  it.each(['/', '/menu', '/carta', '/events', '/waiting-list', '/privacy-policy'])(
    'covers neither the end of %s nor a focused submit button',
    async (path) => {
      const page = await visit(path);
      await scrollToEnd(page);
      await bar(page).waitFor();
      const last = page.locator('footer nav').last();
      expect(await last.evaluate((nav) => nav.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
        await readTop(page),
      );
      const submit = page.locator('main button[type=submit]').last();
      if ((await submit.count()) === 0) return;
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await submit.focus();
      expect(
        await submit.evaluate((button) => button.getBoundingClientRect().bottom),
      ).toBeLessThanOrEqual(await readTop(page));
    },
  );

  it.each(['/', '/events', '/eventi'])(
    'appears on %s when the main button of the hero is out of view, and always without JavaScript',
    async (path) => {
      const page = await visit(path);
      expect(await bar(page).isVisible()).toBe(false);
      const bottom = await page
        .locator('[data-hero-button]')
        .evaluate((button) => button.getBoundingClientRect().bottom);
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), bottom - 10);
      await drawTwice(page);
      expect(await bar(page).isVisible()).toBe(false);
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), bottom + 10);
      await bar(page).waitFor();
      const pageWithoutScript = await visitor({ ...PHONE, javaScriptEnabled: false });
      await pageWithoutScript.goto(path);
      expect(await bar(pageWithoutScript).isVisible()).toBe(true);
    },
  );

  it.each(['it', 'en', 'es', 'fr'])(
    'leaves the main button of the events page in view on phones, in %s',
    async (language) => {
      const page = await visit(`/events?lang=${language}`);
      for (const [width, height] of [
        [375, 667],
        [390, 844],
        [412, 915],
      ] as const) {
        await resizeWindow(page, { width, height });
        const box = await page.locator('[data-hero-button]').boundingBox();
        expect(box!.y + box!.height).toBeLessThanOrEqual(height);
      }
    },
  );

  it('follows the footer in the tab order', async () => {
    const page = await visit('/menu');
    await page.locator('footer a, footer button').last().focus();
    await page.keyboard.press('Tab');
    await waitForFocus(bar(page).getByRole('link', { name: 'Prenota' }));
  });

  it('is not fixed to the screen of a phone in landscape orientation', async () => {
    const page = await visit('/menu', { viewport: { width: 740, height: 360 } });
    expect(await readTop(page)).toBeGreaterThan(360);
  });

  it('is hidden on large screens, in print and on the booking page', async () => {
    const page = await visit('/menu');
    await page.emulateMedia({ media: 'print' });
    expect(await bar(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    expect(await bar(page).isVisible()).toBe(true);
    await resizeWindow(page, { width: 1440, height: 900 });
    expect(await bar(page).isVisible()).toBe(false);
    const booking = await visit('/reservations');
    expect(await bar(booking).count()).toBe(0);
  });
});
