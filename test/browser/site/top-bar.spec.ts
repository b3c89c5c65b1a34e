import type { Page } from 'playwright-core';
import { languages } from '#src/contracts/languages.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visit } = setupServerAndBrowser();

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
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await findCollisions(page)).map((collision) => `${width} px: ${collision}`));
    }
    expect(found).toEqual([]);
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
