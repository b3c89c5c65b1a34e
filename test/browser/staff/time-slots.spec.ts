import { setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff } = setupStaffTabPage(app, 'Orari');

it('creates a time slot, and guests can choose it', async () => {
  const page = await staff();
  await page.getByRole('button', { name: 'Aggiungi orario' }).click();
  await page.getByLabel('Orario di inizio').fill('22:30');
  await page.getByLabel('Orario di fine').fill('23:15');
  await page.getByRole('button', { name: 'Crea Orario' }).click();
  await page.getByText('Orario creato').first().waitFor();
  const guest = await app.visit('/reservations');
  await guest.getByRole('radio', { name: 'Cena', exact: true }).click();
  await guest.getByRole('radio', { name: /^Cena, 22:30–23:15/ }).waitFor();
});
