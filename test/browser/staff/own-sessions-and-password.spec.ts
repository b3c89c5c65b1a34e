import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import {
  administrator,
  logIn,
  type Credentials,
} from '#test/support/fixtures/staff-credentials.ts';
import { tabTo } from '#test/support/drivers/browser/keyboard.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();
const OTHER_PASSWORD = 'sette gradini di pietra';
const TABLET_USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const typeInto = async (page: Page, field: string, text: string) => {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};
const logInOnTablet = async ({ password }: Credentials) => {
  const client = server().guest();
  await client.post(
    '/api/admin/login',
    { username: administrator.username, password },
    { 'user-agent': TABLET_USER_AGENT },
  );
  return client;
};
const readHeaderHeightPx = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => Math.round(header.getBoundingClientRect().height));

describe.each([
  { width: 1440, height: 900, from: administrator.password, to: OTHER_PASSWORD },
  { width: 390, height: 844, from: OTHER_PASSWORD, to: administrator.password },
])('the page «Il mio accesso» at $width px', ({ width, height, from, to }) => {
  it('ends a session of another device, and ends all others when the password changes, by keyboard', async () => {
    const page = await visitor({ viewport: { width, height }, expectedStatuses: [400, 401] });
    await openStaffArea(page, { ...administrator, password: from });
    const [firstTablet, secondTablet] = [
      await logInOnTablet({ ...administrator, password: from }),
      await logInOnTablet({ ...administrator, password: from }),
    ];
    expect(await readHeaderHeightPx(page)).toBeLessThan(100);
    await tabTo(page, 'Altro');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Il mio accesso');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Sessioni aperte' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(3);
    await page
      .getByRole('article', { name: /su Linux/ })
      .getByText('questa')
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );

    await tabTo(page, 'Chiudi');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Chiudere la sessione “Chrome su Android”?' }).waitFor();
    await typeInto(page, 'Password', 'non è questa');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('La password attuale non è corretta').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(from);
    await page.keyboard.press('Enter');
    await page.getByText('Sessione chiusa').first().waitFor();
    await page.waitForFunction(
      () =>
        document.querySelectorAll('article').length === 2 &&
        document.activeElement?.id === 'own-sessions',
    );

    await typeInto(page, 'Password attuale', from);
    await typeInto(page, 'Nuova password', '1qaz2wsx3edc');
    await page.keyboard.press('Enter');
    await page.getByText('Questa password è in un elenco').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Nuova password').fill(to);
    expect(await page.getByLabel('Nuova password').getAttribute('type')).toBe('password');
    await tabTo(page, 'Mostra');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Nuova password').getAttribute('type')).toBe('text');
    await page.getByLabel('Nuova password').press('Enter');
    await page.getByText('Password cambiata').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('article').length === 1);

    for (const client of [firstTablet, secondTablet])
      expect(
        (await client.get<{ authenticated: boolean }>('/api/admin/check')).body.authenticated,
      ).toBe(false);
    await (
      await logIn(server().guest(), { ...administrator, password: to })
    ).post('/api/admin/logout');
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await page.waitForURL('**/admin/login');
  });
});
