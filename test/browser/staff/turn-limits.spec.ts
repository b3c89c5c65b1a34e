import { addDays } from '#src/kernel/add-days.ts';
import { openTables } from '#test/support/drivers/browser/booking-page.ts';
import { setupEvening } from '#test/support/fixtures/evening-page.ts';

const { date, openTonight, openGuestPage } = setupEvening();
const TOMORROW = addDays(date, 1);

describe('the panel Limiti di stasera', () => {
  it('makes a turn full for guests until staff press Togli, and fits the header of a tablet', async () => {
    const guest = await openGuestPage();
    const page = await openTonight();
    const pressInDialog = (name: string | RegExp) =>
      page.getByRole('dialog').getByRole('button', { name }).first().click();
    const activeLimits = page.getByRole('list', { name: 'Limiti in vigore' });
    await page.getByRole('button', { name: 'Limiti', exact: true }).click();
    await pressInDialog(/^La cucina chiude/);
    await pressInDialog('22:00');
    await pressInDialog('Imposta');
    await pressInDialog('Ho capito');
    await activeLimits.getByText('cucina fino alle 22:00').waitFor();
    await page.getByLabel('Data').fill(TOMORROW);
    await pressInDialog(/^Turno pieno/);
    await page.getByLabel('Motivo').fill('Manca un cuoco');
    await pressInDialog('Imposta');
    await activeLimits.getByText('Manca un cuoco').waitFor();
    await openTables(guest, { date: TOMORROW });
    await guest.getByText('pieno').first().waitFor();
    await pressInDialog(/^Togli/);
    await page.getByText('Nessun limite').waitFor();
    await openTables(guest, { date: TOMORROW });
    await guest.getByRole('button', { name: /^Sala/ }).waitFor();
    await guest.getByText('pieno').first().waitFor({ state: 'detached' });
    await pressInDialog('Chiudi');
    const words = page
      .getByRole('button', { name: 'Limiti: cena cucina fino alle 22:00' })
      .getByText('cucina → 22:00', { exact: true });
    await words.waitFor();
    expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });
});
