import type { Page } from 'playwright-core';
import type { Language } from '#src/contracts/languages.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  openRoom,
  openStaffArea,
  openTables,
  searchTables,
  tableOnPlan,
} from '#test/support/drivers/browser/booking-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';

const { visitor, visit } = setupServerAndBrowser();
const CLOSED_DATE = venueDateInDays(50);

const openTab = async (page: Page, tab: string, button: string) => {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: button }).click();
};
const createTimeSlot = async (page: Page) => {
  await openTab(page, 'Orari', 'Aggiungi orario');
  await page.getByLabel('Orario di inizio').fill('22:30');
  await page.getByLabel('Orario di fine').fill('23:15');
  await page.getByRole('button', { name: 'Crea Orario' }).click();
  await page.getByText('Orario creato').first().waitFor();
};
const createTable = async (page: Page) => {
  await openTab(page, 'Tavoli', 'Aggiungi tavolo');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Mirto');
  await dialog.getByLabel('Descrizione').fill('Sotto il mirto');
  await dialog.locator('summary', { hasText: 'Traduzioni' }).click();
  await dialog.getByLabel('Francese (FR)').fill('Sous le myrte');
  await dialog.getByRole('button', { name: 'Crea tavolo' }).click();
  await page.getByText('Tavolo creato').first().waitFor();
};
const createClosure = async (page: Page) => {
  await openTab(page, 'Disponibilità', 'Aggiungi chiusura');
  await page.getByLabel('Data', { exact: true }).fill(CLOSED_DATE);
  await page.getByLabel('Servizio').selectOption({ label: 'Solo cena' });
  await page.getByLabel('Nota').fill('Festa del paese');
  await page.getByRole('button', { name: 'Crea Chiusura' }).click();
  await page.getByText('Chiusura creata').first().waitFor();
};
/** Opens the list of tables, and locates the description of the new table. */
const openTableList = async (guest: Page, language: Language, list: string) => {
  await openTables(guest, { date: venueDateInDays(41), people: 4, language });
  await openRoom(guest, 'Sala');
  await guest.getByText(list, { exact: true }).click();
  return guest.locator('label', { hasText: 'Mirto' }).locator('bdi');
};

it('shows guests a new time slot, a new table in their language, and a closure without its note', async () => {
  const page = await visitor();
  await openStaffArea(page, administrator);
  await createTimeSlot(page);
  await createTable(page);
  await createClosure(page);

  const guest = await visit('/reservations');
  await guest.getByRole('radio', { name: 'Cena', exact: true }).click();
  await guest.getByRole('radio', { name: /^Cena, 22:30–23:15/ }).waitFor();
  await searchTables(guest, { date: venueDateInDays(40), people: 4 });
  await openRoom(guest, 'Sala');
  await tableOnPlan(guest, 'Mirto').waitFor({ state: 'attached' });
  const french = await openTableList(guest, 'fr', 'Liste');
  // The translations are part of the floor plan, which may load later than the free tables.
  await french.and(guest.getByText('Sous le myrte', { exact: true })).waitFor();
  expect(await french.getAttribute('lang')).toBeNull();
  const english = await openTableList(guest, 'en', 'List');
  await guest.getByText('Under the stone arches').nth(1).waitFor();
  expect(await english.textContent()).toBe('Sotto il mirto');
  expect(await english.getAttribute('lang')).toBe('it');

  await openTables(guest, { date: CLOSED_DATE });
  await guest
    .getByText('In questa data il ristorante è chiuso per questo servizio.')
    .first()
    .waitFor();
  expect(await guest.locator('body').innerText()).not.toContain('Festa del paese');
});
