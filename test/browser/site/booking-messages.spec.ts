import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import {
  fillGuestDetails,
  openRoom,
  openTables,
  searchTables,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visit } = setupServerAndBrowser();

let day = 70;
const nextDate = () => venueDateInDays(day++);

const chooseFirstTable = async (page: Page) => {
  await page.locator('label:has(input[name=table]:not([disabled]))').first().click();
  await page.getByRole('button', { name: 'Continua' }).first().click();
  await page.getByRole('heading', { name: 'I tuoi dati' }).waitFor();
};
const waitForToast = (page: Page, title: string, text: string) =>
  page.getByRole('status').filter({ hasText: title }).filter({ hasText: text }).first().waitFor();

describe('the error message of a search that the form cannot send', () => {
  it.each([
    ['numberOfPeople', '9', 'Massimo 8 persone per prenotazione online'],
    ['numberOfPeople', '0', 'Numero di persone deve essere almeno 1'],
    ['mealType', 'merenda', 'Seleziona pranzo o cena'],
    ['timeSlot', '', 'Seleziona un turno'],
    ['date', '', 'Seleziona una data'],
  ])('is shown for %s = "%s": %s', async (name, value, message) => {
    const page = await visit('/reservations', { expectedStatuses: [400] });
    await page.route('**/api/availability?**', async (route) => {
      const address = new URL(route.request().url());
      address.searchParams.set(name, value);
      await route.continue({ url: address.href });
    });
    await searchTables(page, { date: nextDate() });
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('a turn with free covers but no table', () => {
  it('shows "Nessun tavolo disponibile …"', async () => {
    const { database } = server();
    await database.query('update tables set is_active = false');
    try {
      const page = await visit('/');
      await openTables(page, { date: nextDate() });
      await page
        .getByText('Nessun tavolo disponibile per la data e numero di persone selezionati', {
          exact: true,
        })
        .waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    } finally {
      await database.query('update tables set is_active = true');
    }
  });
});

describe('a reservation request', () => {
  it('shows the toast "Seleziona prima uno slot disponibile" when no table is chosen', async () => {
    const page = await visit('/reservations');
    await searchTables(page, { date: nextDate() });
    await openRoom(page, 'Sala');
    await page.getByRole('button', { name: 'Continua' }).first().click();
    await waitForToast(page, 'Errore', 'Seleziona prima uno slot disponibile');
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('shows the message of the server and keeps the typed details when the server returns 503', async () => {
    const page = await visit('/reservations', { expectedStatuses: [503] });
    await searchTables(page, { date: nextDate() });
    await chooseFirstTable(page);
    await fillGuestDetails(page, { name: 'Agata Prova', phone: '333 000 0101' });
    await page.route(
      '**/api/reservations',
      (route) =>
        route.fulfill({
          status: 503,
          json: { message: 'Il libro è chiuso per un momento.', code: 'unavailable' },
        }),
      { times: 1 },
    );
    // The wait starts before the press, because the message disappears after five seconds.
    const error = waitForToast(page, 'Errore', 'Il libro è chiuso per un momento.');
    await Promise.all([error, submitBookingRequest(page)]);
    expect(await page.getByLabel('Nome e cognome').inputValue()).toBe('Agata Prova');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const success = waitForToast(
      page,
      'Richiesta di prenotazione inviata!',
      'La tua richiesta è stata ricevuta e sarà esaminata dal nostro staff. Ti contatteremo presto per confermare.',
    );
    await Promise.all([success, submitBookingRequest(page)]);
  });
});
