import type { Page } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  choosePeople,
  fillGuestDetails,
  openTables,
  pressTurn,
  selectTable,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const PHONE = { viewport: { width: 390, height: 844 }, losesNetwork: true } as const;
const { visit } = setupServerAndBrowser();

const loseNetwork = (page: Page) => page.context().setOffline(true);
const restoreNetwork = (page: Page) => page.context().setOffline(false);
const UNREACHABLE = {
  it: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
  en: 'The server cannot be reached. Check your connection and try again.',
} as const;

describe('a page without network', () => {
  it('keeps the contact message, shows an error, and sends it when the network is back', async () => {
    const page = await visit('/', PHONE);
    const form = page.locator('form').filter({ has: page.getByLabel('Messaggio') });
    await form.getByLabel('Nome').fill('Calogero Senzarete');
    await form.getByLabel('Email').fill('calogero@example.org');
    await form.getByLabel('Messaggio').fill('Avete un tavolo all’ombra?');
    await form.getByRole('checkbox').check();
    await loseNetwork(page);
    await form.getByRole('button', { name: 'Invia il messaggio' }).click();
    const notification = page.getByRole('status').filter({ hasText: "Errore nell'invio" });
    await notification.getByText(UNREACHABLE.it).waitFor();
    expect(await findLayoutFaults(page, [390, 1440])).toEqual([]);
    await notification.getByRole('button', { name: 'Chiudi la notifica' }).click();
    await notification.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Messaggio').inputValue()).toBe('Avete un tavolo all’ombra?');
    await restoreNetwork(page);
    await form.getByRole('button', { name: 'Invia il messaggio' }).click();
    await page.getByText('Messaggio inviato!').first().waitFor();
  });

  it('keeps the details of a reservation request, and sends it when the network is back', async () => {
    const page = await visit('/reservations', PHONE);
    await openTables(page, { date: venueDateInDays(12) });
    await selectTable(page, 'Sala 3');
    await page.getByRole('button', { name: 'Continua' }).first().click();
    await fillGuestDetails(page, { name: 'Calogero Senzarete', phone: '333 000 0177' });
    await loseNetwork(page);
    await submitBookingRequest(page);
    await page.getByText(UNREACHABLE.it).first().waitFor();
    expect(await page.getByLabel('Nome e cognome').inputValue()).toBe('Calogero Senzarete');
    await restoreNetwork(page);
    await submitBookingRequest(page);
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
  });

  it('keeps the search when the whole month cannot be loaded', async () => {
    const page = await visit('/reservations', PHONE);
    await loseNetwork(page);
    await page.getByText('Tutto il mese').click();
    await page.getByRole('alert').getByText(UNREACHABLE.it).waitFor();
    await page.getByRole('button', { name: 'Cerca' }).waitFor();
  });

  it('reads the time slots again after «Riprova» when the first tap was without network', async () => {
    const page = await visit('/reservations', PHONE);
    await loseNetwork(page);
    await choosePeople(page, 5);
    const note = page.getByText('Non riusciamo a leggere gli orari');
    await note.getByRole('link', { name: '+39 0935 000 000' }).waitFor();
    expect(await findLayoutFaults(page, [390, 1440])).toEqual([]);
    await restoreNetwork(page);
    await note.getByRole('button', { name: 'Riprova' }).click();
    await note.waitFor({ state: 'detached' });
    await page.locator('html[data-ready=yes]').waitFor();
    await page.locator('input[name=numberOfPeople][value="5"]:checked').waitFor();
    await choosePeople(page, 6);
    await page.waitForURL(/numberOfPeople=6/);
    await page.locator('[data-state=free] input[name=timeSlot]').first().waitFor();
    expect(await note.count()).toBe(0);
  });

  it('opens a turn that was first pressed without network', async () => {
    const page = await visit('/reservations', PHONE);
    await loseNetwork(page);
    await pressTurn(page, '21:30');
    await page.getByRole('status').getByText(UNREACHABLE.it).waitFor();
    await restoreNetwork(page);
    const reloaded = page.waitForEvent('load');
    await pressTurn(page, '21:30');
    await reloaded;
    await page.locator('html[data-ready=yes]').waitFor();
    await page.locator('input[name=timeSlot][value=cena_terzo]:checked').waitFor();
    await pressTurn(page, '21:30');
    await page.getByRole('heading', { name: 'Dove vuoi sederti?' }).waitFor();
  });

  it('keeps its content and shows an error when the menu cannot be loaded, in English', async () => {
    const page = await visit('/?lang=en', PHONE);
    await loseNetwork(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('status').getByText(UNREACHABLE.en).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Melagrana' }).waitFor();
  });
});
