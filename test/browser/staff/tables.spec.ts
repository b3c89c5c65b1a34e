import type { Language } from '#src/contracts/languages.ts';
import {
  openRoom,
  openTables,
  searchTables,
  tableOnPlan,
} from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff } = setupStaffTabPage(app, 'Tavoli');

it('creates a table, which guests see on the floor plan and in the list with the translation', async () => {
  const page = await staff();
  await page.getByRole('button', { name: 'Aggiungi tavolo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Mirto');
  await dialog.getByLabel('Descrizione').fill('Sotto il mirto');
  await dialog.locator('summary', { hasText: 'Traduzioni' }).click();
  await dialog.getByLabel('Francese (FR)').fill('Sous le myrte');
  await dialog.getByRole('button', { name: 'Crea tavolo' }).click();
  await page.getByText('Tavolo creato').first().waitFor();

  const guest = await app.visit('/reservations');
  await searchTables(guest, { date: venueDateInDays(40), people: 4 });
  await openRoom(guest, 'Sala');
  await tableOnPlan(guest, 'Mirto').waitFor({ state: 'attached' });
  const readTable = async (language: Language, list: string) => {
    await openTables(guest, { date: venueDateInDays(41), people: 4, language });
    await openRoom(guest, 'Sala');
    await guest.getByText(list, { exact: true }).click();
    return guest.locator('label', { hasText: 'Mirto' }).locator('bdi');
  };
  const french = await readTable('fr', 'Liste');
  // The translations are part of the floor plan, which may load later than the free tables.
  await french.and(guest.getByText('Sous le myrte', { exact: true })).waitFor();
  expect(await french.getAttribute('lang')).toBeNull();
  const english = await readTable('en', 'List');
  const translated = guest.getByText('Under the stone arches');
  await translated.nth(1).waitFor();
  expect(await translated.count()).toBe(2);
  expect([await english.textContent(), await english.getAttribute('lang')]).toEqual([
    'Sotto il mirto',
    'it',
  ]);
});
