import type { Page } from 'playwright-core';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { addPhotograph, createJpeg } from '#test/support/drivers/photograph-driver.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const openPhotographs = async () => {
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto('/admin?tab=menu');
  await page.getByRole('button', { name: 'Fotografie' }).click();
  return page;
};
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const waitForToast = (page: Page, title: string) =>
  page.getByText(title, { exact: true }).first().waitFor();
const photographList = (page: Page) =>
  page.getByRole('list', { name: 'La maison, telle qu’elle est' });

afterEach(() => server().database.query('delete from photographs'));

describe('the photographs of the restaurant', () => {
  it('are uploaded by staff and shown to a French guest with the French description', async () => {
    const page = await openPhotographs();
    await page.getByRole('button', { name: 'Aggiungi fotografia' }).click();
    await page.getByLabel('Descrizione').fill('La sala con i tavoli apparecchiati');
    await page.locator('input[type=file]').setInputFiles({
      name: 'sala.jpg',
      mimeType: 'image/jpeg',
      buffer: await createJpeg(),
    });
    await waitForToast(page, 'Upload completato');
    await page.locator('summary', { hasText: 'manca EN, ES, FR' }).click();
    await page.getByLabel('Francese (FR)').fill('La salle, tables dressées');
    await page.getByRole('button', { name: 'Salva fotografia' }).click();
    await row(page, 'La sala con i tavoli apparecchiati').waitFor();

    const guest = await visit('/?lang=fr');
    const picture = photographList(guest).getByRole('img', { name: 'La salle, tables dressées' });
    await picture.scrollIntoViewIfNeeded();
    await guest.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    );
    expect(await picture.getAttribute('lang')).toBeNull();
    await guest.getByRole('link', { name: 'English' }).first().click();
    const italian = guest.getByRole('img', { name: 'La sala con i tavoli apparecchiati' });
    await italian.waitFor();
    expect(await italian.getAttribute('lang')).toBe('it');
  });

  it('show two in a row at 320 px and three at 768 and 1440 px, without horizontal scrolling', async () => {
    const owner = await server().staff();
    for (let number = 1; number <= 5; number += 1)
      await addPhotograph(owner, { description: `Foto ${number}` });
    for (const [width, columns] of [
      [320, 2],
      [768, 3],
      [1440, 3],
    ] as const) {
      const guest = await visit('/?lang=fr', { viewport: { width, height: 900 } });
      const tops = await photographList(guest)
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      expect(
        await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});
