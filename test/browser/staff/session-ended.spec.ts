import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { visitor } = setupServerAndBrowser();

describe('a session that ends while staff type', () => {
  it('covers the form at each size, and forgets it when another person signs in', async () => {
    const page = await visitor({ expectedStatuses: [401, 403] });
    await openStaffArea(page, administrator);
    await page.goto('/admin?tab=menu&piatto=nuovo');
    await page.getByLabel('Nome').fill('Macco di fave');
    await page.getByLabel('Prezzo').fill('€ 9,00');
    await page.getByLabel('Descrizione').fill('Finocchietto selvatico.');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Crea piatto' }).click();
    const cover = page.getByRole('dialog', { name: 'La sessione è scaduta' });
    await cover.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
    ] as const) {
      await resizeWindow(page, { width, height });
      expect(await findSizeFaults(page, width, cover.locator('button, input'))).toEqual([]);
    }
    await cover.getByRole('button', { name: `Non sono ${administrator.username}` }).click();
    await page.waitForURL('**/admin/login');
    expect(await page.getByText('Finocchietto').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Finocchietto');
  });

  it('leads to the login after a logout in another tab', async () => {
    const page = await visitor({ expectedStatuses: [401] });
    await openStaffArea(page, administrator);
    const other = await page.context().newPage();
    await other.goto(`${new URL(page.url()).origin}/admin`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    await other.close();
  });
});
