import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { tabTo } from '#test/support/drivers/browser/keyboard.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();

describe.each([1440, 1024, 768, 390])('the list of staff accounts at %i px', (width) => {
  it('closes the account of a colleague by keyboard, only with the correct password', async () => {
    const colleague = `una collega ${width}`;
    await server().database.query('insert into admins (username, password) values ($1, $2)', [
      colleague,
      'no hash',
    ]);
    const page = await visitor({ viewport: { width, height: 900 }, expectedStatuses: [400] });
    await signIn(page, administrator);
    await page.goto('/admin/people');
    const account = page.getByRole('group', { name: colleague });
    await account.getByText('Titolare').waitFor();
    await page
      .getByRole('group', { name: administrator.username })
      .getByText('Può chiuderlo un altro titolare.')
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    const ONE_LINE_PX = 32;
    const heights = await page
      .getByRole('group', { name: administrator.username })
      .locator('dd')
      .evaluateAll((dates) => dates.map((date) => date.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(ONE_LINE_PX);

    await tabTo(page, `Chiudi l’account ${colleague}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Chiudere l’account “${colleague}”?` }).waitFor();
    await tabTo(page, 'La tua password');
    await page.keyboard.type('non è questa');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('La password attuale non è corretta').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('La tua password').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.getByText('Account chiuso').first().waitFor();
    await account.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'staff-accounts');
  });
});
