import { openTables } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff } = setupStaffTabPage(app, 'Disponibilità');

it('creates a closure of one dinner, which guests see without the note of staff', async () => {
  const date = venueDateInDays(50);
  const page = await staff();
  await page.getByRole('button', { name: 'Aggiungi chiusura' }).click();
  await page.getByLabel('Data', { exact: true }).fill(date);
  await page.getByLabel('Servizio').selectOption({ label: 'Solo cena' });
  await page.getByLabel('Nota').fill('Festa del paese');
  await page.getByRole('button', { name: 'Crea Chiusura' }).click();
  await page.getByText('Chiusura creata').first().waitFor();
  const guest = await app.visit('/reservations');
  await openTables(guest, { date, people: 2 });
  await guest
    .getByText('In questa data il ristorante è chiuso per questo servizio.')
    .first()
    .waitFor();
  expect(await guest.locator('body').innerText()).not.toContain('Festa del paese');
});
