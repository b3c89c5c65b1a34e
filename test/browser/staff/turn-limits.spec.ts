import type { Page } from 'playwright-core';
import { addDays } from '#src/kernel/add-days.ts';
import { openTables } from '#test/support/drivers/browser/booking-page.ts';
import {
  findAccessibilityViolations,
  findLayoutFaults,
} from '#test/support/drivers/browser/browser-page.ts';
import { findSmallTargets, setupEvening, TABLET } from '#test/support/fixtures/evening-page.ts';

const { date, openTonight, openGuestPage, server } = setupEvening();
const TOMORROW = addDays(date, 1);

const openLimits = async (viewport = TABLET, options = {}): Promise<Page> => {
  const page = await openTonight(viewport, options);
  await page.getByRole('button', { name: 'Limiti', exact: true }).click();
  await page.getByRole('heading', { name: 'Limiti di stasera' }).waitFor();
  return page;
};
const pressInDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).first().click();
const activeLimits = (page: Page) => page.getByRole('list', { name: 'Limiti in vigore' });
const setCovers = async (page: Page, covers: string) => {
  await pressInDialog(page, /^Coperti del turno/);
  await pressInDialog(page, covers);
  await pressInDialog(page, 'Imposta');
};

beforeEach(() => server().database.query('update turn_limits set ended_at = now()'));

describe('the panel Limiti di stasera', () => {
  it('sets a limit in three taps, lists the reservations to move and shows it in the header', async () => {
    const page = await openLimits();
    await setCovers(page, '30');
    await page.getByRole('heading', { name: /prenotazion[ei] da spostare/ }).waitFor();
    await page
      .getByRole('link', { name: /^Chiama / })
      .first()
      .waitFor();
    await pressInDialog(page, 'Ho capito');
    await activeLimits(page).getByText('30 coperti').waitFor();
    await pressInDialog(page, 'Chiudi');
    await page.getByRole('button', { name: 'Limiti: cena 30 coperti' }).first().waitFor();
    await page.getByText('/90').first().waitFor();
  });

  it('makes a turn full for guests until staff press Togli', async () => {
    const guest = await openGuestPage();
    await openTables(guest, { date: TOMORROW });
    await guest.getByRole('button', { name: /^Sala/ }).waitFor();
    await guest.getByText('pieno').first().waitFor({ state: 'detached' });
    const page = await openLimits();
    await page.getByLabel('Data').fill(TOMORROW);
    await pressInDialog(page, /^Turno pieno/);
    await page.getByLabel('Motivo').fill('Manca un cuoco');
    await pressInDialog(page, 'Imposta');
    await activeLimits(page).getByText('Manca un cuoco').waitFor();
    await openTables(guest, { date: TOMORROW });
    await guest.getByText('pieno').first().waitFor();
    await pressInDialog(page, /^Togli/);
    await page.getByText('Nessun limite').waitFor();
    await openTables(guest, { date: TOMORROW });
    await guest.getByRole('button', { name: /^Sala/ }).waitFor();
    await guest.getByText('pieno').first().waitFor({ state: 'detached' });
  });

  it('shows the closing time of the kitchen in full in the header of a tablet', async () => {
    const page = await openLimits();
    await pressInDialog(page, /^La cucina chiude/);
    await pressInDialog(page, '22:00');
    await pressInDialog(page, 'Imposta');
    await pressInDialog(page, 'Ho capito');
    await activeLimits(page).getByText('cucina fino alle 22:00').waitFor();
    await pressInDialog(page, 'Chiudi');
    const words = page
      .getByRole('button', { name: 'Limiti: cena cucina fino alle 22:00' })
      .getByText('cucina → 22:00', { exact: true });
    await words.waitFor();
    expect(await words.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  it('sets a limit with the keyboard alone', async () => {
    const page = await openTonight();
    await page.getByRole('button', { name: 'Limiti', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Ferma online/ }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Motivo').focus();
    await page.keyboard.press('Enter');
    await activeLimits(page).getByText('online fermo').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Limiti di stasera' }).waitFor({ state: 'detached' });
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ])(
    'has touch targets of 44 px and no layout or accessibility faults at %i × %i',
    async (width, height) => {
      const page = await openLimits({ width, height });
      await pressInDialog(page, /^Ferma online/);
      await pressInDialog(page, 'Imposta');
      await activeLimits(page).getByText('online fermo').waitFor();
      await pressInDialog(page, /^Coperti del turno/);
      await takeScreenshot(page, `panel-${width}`);
      expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await pressInDialog(page, 'Chiudi');
      await page
        .getByRole('button', { name: 'Limiti: cena online fermo' })
        .locator('visible=true')
        .waitFor();
      await takeScreenshot(page, `header-${width}`);
      expect(await findLayoutFaults(page, [width])).toEqual([]);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    },
  );
});

const takeScreenshot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/limits-${name}.png` });
};
