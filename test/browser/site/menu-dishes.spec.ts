import {
  itemCards,
  categoryCard,
  readItemNames,
  waitForTitle,
} from '#test/support/drivers/browser/menu-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const { visit } = setupServerAndBrowser();

it('opens a category from the landing page, expands a description of more than three lines, and filters', async () => {
  const page = await visit('/', PHONE);
  await page.locator('#home').getByRole('link', { name: 'Il menu' }).click();
  await waitForTitle(page, 'Il menu');
  await categoryCard(page, 'Primi Piatti').click();
  await waitForTitle(page, 'Primi Piatti');

  const longDish = itemCards(page).filter({ hasText: 'Pasta al forno di casa' });
  const countLines = () =>
    longDish
      .locator('p')
      .first()
      .evaluate((text) =>
        Math.round(
          text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight),
        ),
      );
  expect(await countLines()).toBe(3);
  await longDish.getByRole('button', { name: /Leggi tutto.*Pasta al forno di casa/ }).focus();
  await page.keyboard.press('Enter');
  await longDish.getByRole('button', { name: /Mostra meno/ }).waitFor();
  expect(await countLines()).toBeGreaterThan(3);

  await page.getByText('Vegano', { exact: true }).first().click();
  await page.waitForURL(/dieta=vegan/);
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ di \d+ piatti/ })
    .waitFor();
  const shown = await readItemNames(page);
  expect(shown).not.toContain('Pasta alla Norma');
  await page.reload();
  expect(await readItemNames(page)).toEqual(shown);
});

it('shows the whole description of a set menu on a phone', async () => {
  const page = await visit('/menu?categoria=menu-degustazione', PHONE);
  const setMenu = itemCards(page).first().locator('p').first();
  // The page shows the button from a ResizeObserver, which was created first and runs first.
  await setMenu.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        new ResizeObserver(() => resolve()).observe(text);
      }),
  );
  expect(
    await setMenu.evaluate((text) => text.scrollHeight - text.clientHeight),
  ).toBeLessThanOrEqual(1);
  expect(await page.getByRole('button', { name: /Leggi tutto/ }).count()).toBe(0);
});

it('prints a category on at most two A4 pages, with full descriptions and without filters', async () => {
  for (const category of ['primi-piatti', 'fritti-e-sfizi', 'dessert', 'menu-degustazione']) {
    const page = await visit(`/menu?categoria=${category}`);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main :is(form, button)').filter({ visible: true }).count()).toBe(0);
    const cut = await page
      .locator('main article p')
      .evaluateAll((texts) =>
        texts
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  }
});
