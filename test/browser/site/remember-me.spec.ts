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

const agata = { name: 'Agata Prova', phone: '333 000 0101', email: 'agata@example.org' };

const openDetails = async (page: Page, days: number) => {
  await page.goto('/reservations');
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.locator('html[data-ready=yes]').waitFor();
  await searchTables(page, { date: venueDateInDays(days) });
  await chooseTable(page, 'Sala 3');
};
const send = async (page: Page) => {
  await submitBookingRequest(page);
  await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
};
const box = (page: Page) => page.getByRole('checkbox', { name: 'Ricordami su questo dispositivo' });
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('guest'));
const readContact = (page: Page) =>
  Promise.all(
    ['Nome e cognome', 'Telefono', 'Email'].map((name) => page.getByLabel(name).inputValue()),
  );

describe('a guest who books again', () => {
  it('writes everything again unless the box was ticked', async () => {
    const page = await visit('/');
    await openDetails(page, 30);
    expect(await box(page).isChecked()).toBe(false);
    await fillGuestDetails(page, agata);
    await send(page);
    expect(await readStored(page)).toBeNull();
    await openDetails(page, 31);
    expect(await readContact(page)).toEqual(['', '', '']);
  });

  it('finds name, telephone and e-mail filled in, until they are forgotten', async () => {
    const page = await visit('/');
    await openDetails(page, 32);
    await fillGuestDetails(page, { ...agata, notes: 'Un seggiolone' });
    await box(page).check();
    await send(page);
    expect(await readStored(page)).not.toContain('seggiolone');

    await openDetails(page, 33);
    expect(await readContact(page)).toEqual([agata.name, agata.phone, agata.email]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Telefono').fill('333 000 0102');
    await send(page);
    expect(await readStored(page)).toContain('333 000 0102');

    await openDetails(page, 34);
    await page.getByRole('button', { name: 'Dimenticami' }).click();
    expect(await readContact(page)).toEqual(['', '', '']);
    expect([await readStored(page), await box(page).isChecked()]).toEqual([null, false]);
  });

  it('reads on the cookie page what the browser remembers', async () => {
    const page = await visit('/cookie-policy');
    await page.getByText('guest', { exact: true }).waitFor();
  });
});
