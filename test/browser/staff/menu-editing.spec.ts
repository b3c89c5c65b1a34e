import type { Locator, Page } from 'playwright-core';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { addPhotograph, createJpeg } from '#test/support/drivers/photograph-driver.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const addDish = async (name: string): Promise<DishView> =>
  (
    await (
      await server().staff()
    ).post<DishView>('/api/menu-items', {
      name,
      description: 'Con olio nuovo.',
      price: '€ 9,50',
      category: 'Secondi Piatti',
    })
  ).body;

const toJpegFile = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createJpeg(),
});
const waitForPicture = async (picture: Locator) => {
  await picture.scrollIntoViewIfNeeded();
  await picture
    .page()
    .waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    );
};

it('shows an uploaded picture of a dish to staff and guests', async () => {
  const { id, name } = await addDish('Piatto di prova');
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto(`/admin?tab=menu&piatto=${id}`);
  await page.locator('input[type=file]').setInputFiles(await toJpegFile('foto.jpg'));
  await page.getByAltText('Anteprima dell’immagine').waitFor();
  await page.getByText('Upload completato').first().waitFor();
  await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
  await card(page, name).locator('img[src^="/public-objects/"]').waitFor();

  const guest = await visit('/menu?categoria=secondi-piatti');
  const picture = guest
    .getByRole('article')
    .filter({ hasText: name })
    .locator('img[src^="/public-objects/"]');
  await waitForPicture(picture);
  expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('cover');
});

it('offers the categories as a dropdown instead of tabs on a telephone', async () => {
  const page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(page, administrator);
  await page.goto('/admin?tab=menu&categoria=Panini');
  await page.getByLabel('Categoria').selectOption('Dessert');
  await page
    .getByRole('heading', { name: /Cannoli|Cassata/ })
    .first()
    .waitFor();
  expect(await page.getByRole('tablist', { name: 'Categorie' }).isVisible()).toBe(false);
});

const photographList = (guest: Page) =>
  guest.getByRole('list', { name: 'La maison, telle qu’elle est' });
/** Uploads a photograph of the restaurant with a French description. */
const uploadPhotograph = async () => {
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto('/admin?tab=menu');
  await page.getByRole('button', { name: 'Fotografie' }).click();
  await page.getByRole('button', { name: 'Aggiungi fotografia' }).click();
  await page.getByLabel('Descrizione').fill('La sala con i tavoli apparecchiati');
  await page.locator('input[type=file]').setInputFiles(await toJpegFile('sala.jpg'));
  await page.getByText('Upload completato', { exact: true }).first().waitFor();
  await page.locator('summary', { hasText: 'manca EN, ES, FR' }).click();
  await page.getByLabel('Francese (FR)').fill('La salle, tables dressées');
  await page.getByRole('button', { name: 'Salva fotografia' }).click();
  await page.getByRole('listitem', { name: 'La sala con i tavoli apparecchiati' }).waitFor();
};

it('shows an uploaded photograph of the restaurant with its French description', async () => {
  await uploadPhotograph();
  const guest = await visit('/?lang=fr');
  const picture = photographList(guest).getByRole('img', { name: 'La salle, tables dressées' });
  await waitForPicture(picture);
  expect(await picture.getAttribute('lang')).toBeNull();
  await guest.getByRole('link', { name: 'English' }).first().click();
  const italian = guest.getByRole('img', { name: 'La sala con i tavoli apparecchiati' });
  await italian.waitFor();
  expect(await italian.getAttribute('lang')).toBe('it');
});

it('shows two photographs in a row at 320 px and three at 768 and 1440 px', async () => {
  const owner = await server().staff();
  for (let number = 1; number <= 4; number += 1)
    expect((await addPhotograph(owner, { description: `Foto ${number}` })).status).toBe(201);
  const guest = await visit('/?lang=fr');
  await guest.evaluate(() => document.fonts.ready);
  for (const [width, columns] of [
    [320, 2],
    [768, 3],
    [1440, 3],
  ] as const) {
    await resizeWindow(guest, { width, height: 900 });
    const tops = await photographList(guest)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    expect(
      await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});
