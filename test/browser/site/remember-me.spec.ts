import type { Page } from 'playwright-core';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  chooseTable,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visit } = setupServerAndBrowser();

const GUEST = { name: 'Agata Prova', phone: '333 000 0101', email: 'agata@example.org' };

const openDetails = async (page: Page, days: number) => {
  await page.goto('/reservations');
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-ready=yes]').waitFor();
  await searchTables(page, { date: venueDateInDays(days) });
  await chooseTable(page, 'Sala 3');
};
const sendRequest = async (page: Page) => {
  await submitBookingRequest(page);
  await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
};
const rememberMeBox = (page: Page) =>
  page.getByRole('checkbox', { name: 'Ricordami su questo dispositivo' });
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('guest'));
const readContact = (page: Page) =>
  Promise.all(
    ['Nome e cognome', 'Telefono', 'Email'].map((name) => page.getByLabel(name).inputValue()),
  );

describe('the contact of a returning guest', () => {
  it('is not stored when "Ricordami" is not ticked', async () => {
    const page = await visit('/');
    await openDetails(page, 30);
    expect(await rememberMeBox(page).isChecked()).toBe(false);
    await fillGuestDetails(page, GUEST);
    await sendRequest(page);
    expect(await readStored(page)).toBeNull();
    await openDetails(page, 31);
    expect(await readContact(page)).toEqual(['', '', '']);
  });

  it('is filled in when "Ricordami" was ticked, until "Dimenticami" is pressed', async () => {
    const page = await visit('/');
    await openDetails(page, 32);
    await fillGuestDetails(page, { ...GUEST, notes: 'Un seggiolone' });
    await rememberMeBox(page).check();
    await sendRequest(page);
    expect(await readStored(page)).not.toContain('seggiolone');

    await openDetails(page, 33);
    expect(await readContact(page)).toEqual([GUEST.name, GUEST.phone, GUEST.email]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Telefono').fill('333 000 0102');
    await sendRequest(page);
    expect(await readStored(page)).toContain('333 000 0102');

    await openDetails(page, 34);
    await page.getByRole('button', { name: 'Dimenticami' }).click();
    expect(await readContact(page)).toEqual(['', '', '']);
    expect([await readStored(page), await rememberMeBox(page).isChecked()]).toEqual([null, false]);
  });

  it('is listed on the cookie page', async () => {
    const page = await visit('/cookie-policy');
    await page.getByText('guest', { exact: true }).waitFor();
  });
});
