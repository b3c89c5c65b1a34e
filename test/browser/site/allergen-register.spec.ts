import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { visit } = setupServerAndBrowser();

it('shows on a phone that the table continues beyond its edge, and prints the table alone', async () => {
  const page = await visit('/menu/allergeni', PHONE);
  const hint = page.getByText('Scorri → per vedere tutti i 14 allergeni.');
  await hint.waitFor();
  const readShadow = (end: string) =>
    page
      .locator(`[data-scroll-edge=${end}]`)
      .evaluate((box) => getComputedStyle(box, '::after').content);
  expect(await readShadow('more')).toBe('""');
  await page
    .getByRole('region', { name: 'Tabella degli allergeni' })
    .evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  expect(await readShadow('end')).toBe('none');
  await resizeWindow(page, { width: 1440, height: 900 });
  await hint.waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Stampa il registro' }).isVisible()).toBe(false);
  expect(await page.locator('footer').isVisible()).toBe(false);
  expect(await page.getByRole('table').isVisible()).toBe(true);
});
