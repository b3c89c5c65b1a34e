import type { Page } from 'playwright-core';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { createJpeg } from '#test/support/drivers/photograph-driver.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

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

it('shows an uploaded picture of a dish to staff and guests', async () => {
  const { id, name } = await addDish('Piatto di prova');
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto(`/admin?tab=menu&piatto=${id}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() });
  await page.getByAltText('Anteprima dell’immagine').waitFor();
  await page.getByText('Upload completato').first().waitFor();
  await page.getByRole('button', { name: 'Aggiorna piatto' }).click();
  await card(page, name).locator('img[src^="/public-objects/"]').waitFor();

  const guest = await visit('/menu?categoria=secondi-piatti');
  const picture = guest
    .getByRole('article')
    .filter({ hasText: name })
    .locator('img[src^="/public-objects/"]');
  await picture.scrollIntoViewIfNeeded();
  await guest.waitForFunction(
    (image) => (image as HTMLImageElement).naturalWidth > 0,
    await picture.elementHandle(),
  );
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
