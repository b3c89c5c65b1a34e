import type { Page } from 'playwright-core';
import { languages } from '#src/contracts/languages.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { buildQuoteRequest, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { server, visit } = setupServerAndBrowser();

const WIDTHS = [320, 390, 820, 821, 834, 900, 1000, 1001, 1024, 1180];

/** Returns links and buttons of the bar that overlap, wrap or are outside the screen. */
const findCollisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-bar] :is(a, button)')]
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label') || '',
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0);
    const pairs = shown.flatMap((one, at) =>
      shown
        .slice(at + 1)
        .filter(({ box }) => one.box.right > box.left + 1 && box.right > one.box.left + 1)
        .map(({ name }) => `${one.name} × ${name}`),
    );
    const tall = shown.filter(({ box }) => box.height > 60).map(({ name }) => `${name} wraps`);
    const outside = shown
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ name }) => `${name} is outside`);
    return [...pairs, ...tall, ...outside];
  });

it.each(languages)(
  'shows the links of the top bar without overlap at every width, in %s',
  async (language) => {
    const page = await visit(`/menu?lang=${language}`);
    await page.evaluate(() => document.fonts.ready);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await resizeWindow(page, { width, height: 900 });
      found.push(...(await findCollisions(page)).map((collision) => `${width} px: ${collision}`));
    }
    expect(found).toEqual([]);
  },
);

/** Returns the background of the page below the bar, or null if there is none of its own. */
const readGroundOfBar = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const below = document
      .elementsFromPoint(innerWidth / 2, 30)
      .find((element) => element.closest('main') !== null);
    const ground = below?.closest('main header, main section');
    return ground ? getComputedStyle(ground).backgroundColor : null;
  });

const askForQuote = async () => {
  const { body } = await server()
    .guest()
    .post<QuoteReceipt>('/api/event-quotes', buildQuoteRequest(), {
      'idempotency-key': newIdempotencyKey(),
    });
  return body.link;
};

it.each([390, 1440])(
  'stays light on a dark background on the pages of a quote at %d px',
  async (width) => {
    const link = await askForQuote();
    for (const path of [link, `${link}/accept`, `/events/${'x'.repeat(22)}`]) {
      const page = await visit(path, {
        viewport: { width, height: 844 },
        expectedStatuses: [404],
      });
      expect(await readGroundOfBar(page)).toBe('rgb(11, 24, 56)');
    }
  },
);

it('shows the booking link in the top bar and the other links in its menu at 834 px', async () => {
  const page = await visit('/menu', { viewport: { width: 834, height: 1112 } });
  const bar = page.locator('[data-bar]');
  await bar.getByRole('link', { name: 'Prenota', exact: true }).waitFor();
  expect(await bar.getByRole('link', { name: 'Contatti' }).isVisible()).toBe(false);
  await bar.getByRole('button').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contatti' }).waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Français' }).waitFor();
});
