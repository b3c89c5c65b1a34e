import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openTables } from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { findSmallScreenFaults, setupStaffTabPage } from '#test/support/fixtures/staff-tab-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const app = setupServerAndBrowser();
const { staff } = setupStaffTabPage(app, 'Tavoli');

const roomOf = (page: Page, floor: number) =>
  page.getByRole('region', { name: `Piano ${floor}`, exact: true });
const openForm = async (page: Page, floor: number, name: string) => {
  await roomOf(page, floor)
    .getByRole('button', { name: `Modifica apertura: ${name}` })
    .click();
  return page.getByRole('form', { name: `Apertura: ${name}` });
};

beforeEach(() => app.server().database.query('delete from rooms'));

describe('the rooms in the tab Tavoli', () => {
  it('show when they are open, and a new season offers the terrace to guests at once', async () => {
    const page = await staff();
    await roomOf(page, 0).getByText("Sala: aperta tutto l'anno").waitFor();
    await roomOf(page, 2).getByText('Terrazza: dal 1° aprile al 31 ottobre').waitFor();
    const form = await openForm(page, 2, 'Terrazza');
    expect(await form.getByLabel('Stagione dal').inputValue()).toBe('01/04');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await form.getByLabel('Stagione dal').fill('1/1');
    await form.getByLabel('Stagione al').fill('31/12');
    await form.getByRole('button', { name: 'Salva apertura' }).click();
    await roomOf(page, 2).getByText('Terrazza: dal 1° gennaio al 31 dicembre').waitFor();
    expect(await roomOf(page, 2).getByText('fuori stagione').count()).toBe(0);
    const guest = await app.visit('/reservations');
    await openTables(guest, { date: venueDateInDays(20), people: 2 });
    const terrace = guest.getByRole('button', { name: /Terrazza/ });
    await terrace.waitFor();
    expect(await terrace.innerText()).not.toContain('riapre');
  });

  it('close until a day, and half a season or a past day is refused beside its field', async () => {
    const page = await staff({ expectedStatuses: [400] });
    const form = await openForm(page, 1, 'Loggia');
    await form.getByLabel('Stagione dal').fill('32/13');
    await form.getByRole('button', { name: 'Salva apertura' }).click();
    await form.getByText('Scrivi giorno e mese, per esempio 15/03').waitFor();
    await form.getByLabel('Stagione dal').fill('1/5');
    await form.getByRole('button', { name: 'Salva apertura' }).click();
    await form.getByText('Una stagione ha un primo e un ultimo giorno').waitFor();
    await form.getByLabel('Stagione dal').fill('');
    await form.getByLabel('Chiusa fino al').fill(venueDateInDays(0));
    await form.getByRole('button', { name: 'Salva apertura' }).click();
    await form.getByText('La sala deve riaprire dopo oggi').first().waitFor();
    expect(await app.server().database.query('select 1 from rooms')).toEqual([]);
    await form.getByLabel('Chiusa fino al').fill(venueDateInDays(9));
    await form.getByRole('button', { name: 'Salva apertura' }).click();
    await roomOf(page, 1)
      .getByText(/^Loggia: chiusa fino al/)
      .waitFor();
    await roomOf(page, 1)
      .getByText(/^chiusa fino al/)
      .first()
      .waitFor();
  });

  it.each([
    [390, 844],
    [1024, 768],
  ])('have a form that fits on a screen of %d by %d', async (width, height) => {
    const page = await staff({ viewport: { width, height }, hasTouch: true });
    await openForm(page, 2, 'Terrazza');
    expect(await findSmallScreenFaults(page, width)).toEqual([]);
  });
});
