import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';

const { visitor } = setupServerAndBrowser();
const TITLES = [
  'Coperti',
  'Curva delle prenotazioni',
  'Assenze per origine',
  'Domanda rifiutata',
  'Tempo di risposta',
  'Feste per stadio',
];

describe('the page Numeri', () => {
  it('prints every table without the navigation and the print button', async () => {
    const page = await visitor();
    await openStaffArea(page, administrator);
    await page.goto('/admin/numbers');
    await page.getByRole('figure', { name: 'Coperti' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const name of TITLES) await page.getByRole('table', { name, exact: true }).waitFor();
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Stampa' }).isVisible()).toBe(false);
    await page.getByRole('heading', { name: 'I numeri della settimana' }).waitFor();
  });
});
