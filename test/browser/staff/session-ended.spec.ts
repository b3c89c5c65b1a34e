import type { Page } from 'playwright-core';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const { visitor } = setupServerAndBrowser();

const NAME = 'Macco di fave';

/** Types a dish into the form, and then ends the session as if its time were over. */
const typeDishAndEndSession = async (
  options: Parameters<typeof visitor>[0] = {},
): Promise<Page> => {
  const page = await visitor({ expectedStatuses: [401, 403], ...options });
  await openStaffArea(page, administrator);
  await page.goto('/admin?tab=menu&piatto=nuovo');
  await page.getByLabel('Nome').fill(NAME);
  await page.getByLabel('Prezzo').fill('€ 9,00');
  await page.getByLabel('Descrizione').fill('Finocchietto selvatico.');
  await page.context().clearCookies();
  return page;
};
const save = (page: Page) => page.getByRole('button', { name: 'Crea piatto' }).click();
const cover = (page: Page) => page.getByRole('dialog', { name: 'La sessione è scaduta' });

describe('a session that ends while staff type', () => {
  it('asks for the password above the form, and then saves what was typed', async () => {
    const page = await typeDishAndEndSession();
    await save(page);
    await cover(page).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel(`Password di ${administrator.username}`).fill('sbagliata');
    await page.keyboard.press('Enter');
    await cover(page).getByText('Credenziali non valide').waitFor();
    await page.getByLabel(`Password di ${administrator.username}`).fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.getByText('Piatto creato').first().waitFor();
    await cover(page).waitFor({ state: 'detached' });
    await page.getByRole('article', { name: NAME, exact: true }).first().waitFor();
  });

  it('forgets what was typed when another person signs in', async () => {
    const page = await typeDishAndEndSession();
    await save(page);
    await cover(page)
      .getByRole('button', { name: `Non sono ${administrator.username}` })
      .click();
    await page.waitForURL('**/admin/login');
    expect(await page.getByText('Finocchietto').count()).toBe(0);
  });

  it('forgets what was typed after a logout in another tab', async () => {
    const page = await visitor({ expectedStatuses: [401] });
    await openStaffArea(page, administrator);
    const other = await page.context().newPage();
    await other.goto(`${new URL(page.url()).origin}/admin`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    await other.close();
  });

  it.each([
    [1024, 768],
    [390, 844],
  ])('fits the screen at %i × %i', async (width, height) => {
    const page = await typeDishAndEndSession({ viewport: { width, height } });
    await save(page);
    await cover(page).waitFor();
    expect(await findSizeFaults(page, width, cover(page).locator('button, input'))).toEqual([]);
  });
});
