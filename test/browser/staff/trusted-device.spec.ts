import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { tabTo } from '#test/support/drivers/browser/keyboard.ts';
import { findSmallTargets } from '#test/support/fixtures/evening-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor } = setupServerAndBrowser();

const NAME = 'Lucia Greco';
const PIN = '4071';

const openPeople = async (): Promise<Page> => {
  const page = await visitor({ viewport: { width: 1024, height: 768 }, expectedStatuses: [400] });
  await signIn(page, administrator);
  await page.goto('/admin/people');
  return page;
};

beforeAll(async () => {
  await server().database.query(
    `insert into users (username, password, role) values ($1, 'no hash', 'dining-room')`,
    [NAME],
  );
});

/** The owner sets the PIN on the page Persone. */
const setPin = async (): Promise<void> => {
  const page = await openPeople();
  const account = page.getByRole('group', { name: NAME });
  await account.getByRole('button', { name: /cifre/ }).click();
  await page.getByRole('dialog', { name: `Le quattro cifre di “${NAME}”` }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByLabel('Quattro cifre', { exact: true }).fill('1234');
  await page.getByLabel('La tua password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByText('Cifre troppo facili da indovinare').waitFor();
  await page.getByLabel('Quattro cifre', { exact: true }).fill(PIN);
  await page.keyboard.press('Enter');
  await account.getByRole('button', { name: 'Cambia le cifre' }).waitFor();
};

const trustDevice = async (width: number): Promise<Page> => {
  const page = await visitor({
    viewport: { width, height: 844 },
    expectedStatuses: [400, 401],
  });
  await signIn(page, administrator);
  await page.goto('/admin/access');
  await page.getByRole('button', { name: 'Questo è il tablet della casa' }).click();
  await page.getByLabel('La tua password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/tonight');
  await page.goto('/admin');
  await page.waitForURL('**/admin/tonight');
  return page;
};

/** Blocks a table of tomorrow: a change that needs no reservation. */
const blockTable = async (page: Page): Promise<void> => {
  await page.goto('/admin?tab=tables');
  await page.getByRole('button', { name: 'Giorno successivo' }).click();
  await page
    .getByRole('button', { name: /^Blocca /, pressed: false })
    .first()
    .click();
};

const listBlockers = async (): Promise<string[]> =>
  (
    await server().database.query<{ username: string }>(
      `select u.username from event e join users u on e.actor = 'staff:' || u.id where e.type = 'TableBlocked'`,
    )
  ).map(({ username }) => username);

describe.each([1440, 1024, 768, 390])('the trusted device at %i px', (width) => {
  it('asks for person and PIN by keyboard, then repeats the change in the name of the person', async () => {
    await setPin();
    const page = await trustDevice(width);
    const before = await listBlockers();
    await blockTable(page);
    const dialog = page.getByRole('dialog', { name: 'Chi sei?' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: new RegExp(NAME) }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(
      false,
    );

    await tabTo(page, new RegExp(NAME));
    await page.keyboard.press('Enter');
    await page.keyboard.type('9999');
    await dialog.getByText('Le cifre non sono giuste').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.keyboard.type(PIN);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Tavolo bloccato').first().waitFor();
    expect(await listBlockers()).toEqual([...before, NAME]);
  });
});
