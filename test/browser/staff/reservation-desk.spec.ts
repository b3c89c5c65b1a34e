import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  openDialog,
  reservationCard,
  selectOptionByPrefix,
  setupStaffDeskPage,
} from '#test/support/fixtures/staff-desk-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { found, request, staff } = setupStaffDeskPage(app);

describe('a request in the tab Prenotazioni', () => {
  it('appears live, is accepted and moved, and is on the printed evening sheet', async () => {
    const date = venueDateInDays(53);
    const page = await staff(`date=${date}`);
    await page.getByText('In diretta').waitFor();
    const guest = await request(date, { notes: 'Allergia alle noci' });
    // The message appears before the card and stays for five seconds.
    await page
      .getByRole('status')
      .getByText('Nuova richiesta di prenotazione')
      .waitFor({ state: 'attached' });
    const card = reservationCard(page, guest);
    await card.getByRole('button', { name: 'Accetta', exact: true }).click();
    await card.getByText('Confermata').waitFor();
    await card.getByRole('button', { name: 'Sposta' }).click();
    await openDialog(page).getByLabel('Persone').fill('4');
    await selectOptionByPrefix(page, 'Tavolo', 'Sala 3');
    await openDialog(page).getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Prenotazione modificata').first().waitFor();
    expect(await found(guest)).toMatchObject({ numberOfPeople: 4, tableName: 'Sala 3' });
    await page.getByRole('link', { name: 'Foglio della sera' }).click();
    const row = await page.getByRole('row', { name: guest }).innerText();
    for (const words of ['Sala 3', '4', 'Allergia alle noci']) expect(row).toContain(words);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundImage)).toBe('none');
  });
});
