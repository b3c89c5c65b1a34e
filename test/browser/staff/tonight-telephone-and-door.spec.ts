import type { Page } from 'playwright-core';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';
import {
  bookRow,
  findSmallTargets,
  PHONE,
  setupEvening,
  TABLET,
  waitForLastAction,
} from '#test/support/fixtures/evening-page.ts';

const { openTonight } = setupEvening();

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;

const panel = (page: Page) => page.getByRole('dialog');
const chip = (page: Page, group: string, name: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('button', { name, exact: true });
const turnButtons = (page: Page) =>
  panel(page).getByRole('group', { name: 'Turno' }).getByRole('button');
const openPhone = async (page: Page) => {
  await page.getByRole('button', { name: '+ Telefono' }).filter({ visible: true }).click();
  await panel(page).getByRole('group', { name: 'Quando' }).waitFor();
};
const openDoor = async (page: Page) => {
  await page.getByRole('button', { name: '+ Porta' }).filter({ visible: true }).click();
  await panel(page).getByRole('group', { name: 'Quanti' }).waitFor();
};
/** Starts to count taps and returns a function that reads the count. */
const countTaps = async (page: Page) => {
  await page.evaluate(() => {
    const counter = window as typeof window & { taps?: number };
    counter.taps = 0;
    window.addEventListener('pointerdown', () => (counter.taps! += 1), true);
  });
  return () => page.evaluate(() => (window as typeof window & { taps?: number }).taps);
};
const isFullyVisible = async (page: Page, name: string) => {
  const { y, height } = (await panel(page).getByRole('button', { name }).boundingBox())!;
  return y >= 0 && y + height <= page.viewportSize()!.height;
};

describe('the panel for telephone bookings', () => {
  it('books a party of ten with at most eight taps besides typing', async () => {
    const page = await openTonight();
    const readTaps = await countTaps(page);
    await openPhone(page);
    await chip(page, 'Quando', 'Domani').click();
    await chip(page, 'Quanti', '9+').click();
    await page.keyboard.type('10');
    await turnButtons(page).filter({ hasText: '20:50' }).click();
    await chip(page, 'Arrivo', '21:00').click();
    await panel(page).getByLabel('Telefono', { exact: true }).click();
    await page.keyboard.type('347 000 0410');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Trovato Carmelo');
    await panel(page).getByRole('button', { name: 'Segna', exact: true }).click();
    await waitForLastAction(page, 'Segnata');
    await page.locator('footer').getByText('Trovato Carmelo, 10').waitFor();
    expect(await readTaps()).toBeLessThanOrEqual(8);
    expect(await panel(page).count()).toBe(0);
  });

  it('keeps its draft after closing and reload, and ignores a tap beside the panel', async () => {
    const page = await openTonight();
    await openPhone(page);
    await chip(page, 'Quando', 'Domani').click();
    await chip(page, 'Quanti', '4').click();
    await turnButtons(page).filter({ hasText: '19:00' }).click();
    await panel(page).getByLabel('Cognome e nome').fill('Ferrara Chiara');
    await page.mouse.click(200, 500);
    await panel(page).getByLabel('Cognome e nome').waitFor();
    await panel(page).getByRole('button', { name: 'Chiudi' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('table').waitFor();
    await openPhone(page);
    expect(await panel(page).getByLabel('Cognome e nome').inputValue()).toBe('Ferrara Chiara');
    expect(await chip(page, 'Quanti', '4').getAttribute('aria-pressed')).toBe('true');
    await panel(page)
      .getByText(/· 4 · 19:00$/)
      .waitFor();
    await panel(page).getByRole('button', { name: 'Svuota' }).click();
    expect(await panel(page).getByLabel('Cognome e nome').inputValue()).toBe('');
  });

  it('offers two alternatives for a full turn, and shows the proposed tables of the chosen one', async () => {
    const page = await openTonight();
    await openPhone(page);
    await chip(page, 'Quanti', '9+').click();
    await page.keyboard.type('10');
    await turnButtons(page).filter({ hasText: 'passato' }).first().waitFor();
    await turnButtons(page).filter({ hasText: '20:50' }).filter({ hasText: 'pieno' }).click();
    const alternatives = panel(page).getByRole('status');
    await alternatives
      .getByText(/^«Alle 20:50 siamo pieni\. Posso darle .+ alle 20:50.*, oppure .+»$/)
      .waitFor();
    const offers = alternatives.getByRole('button', { name: /^Va bene/ });
    expect(await offers.count()).toBe(2);
    expect(await findLayoutFaults(page, [1024])).toEqual([]);
    await offers.first().click();
    await turnButtons(page)
      .filter({ hasText: '20:50' })
      .filter({ hasText: /unendo \S.*\d\+\d/ })
      .waitFor();
    expect(await alternatives.count()).toBe(0);
  });

  it('shows missing fields and keeps the party size', async () => {
    const page = await openTonight(TABLET, { expectedStatuses: [400] });
    await openPhone(page);
    await chip(page, 'Quando', 'Domani').click();
    await chip(page, 'Quanti', '2').click();
    await turnButtons(page).filter({ hasText: '21:30' }).click();
    await panel(page).getByRole('button', { name: 'Segna', exact: true }).click();
    await panel(page).getByRole('alert').first().waitFor();
    expect(await chip(page, 'Quanti', '2').getAttribute('aria-pressed')).toBe('true');
  });

  it('records allergies only with the consent of the guest, and the row shows them', async () => {
    const page = await openTonight();
    await openPhone(page);
    await chip(page, 'Quanti', '2').click();
    await turnButtons(page).filter({ hasText: '21:30' }).click();
    await panel(page).getByLabel('Telefono', { exact: true }).fill('347 000 0412');
    await panel(page).getByLabel('Cognome e nome').fill('Zito Agata');
    await chip(page, 'Desideri', 'allergia').click();
    await chip(page, 'Allergie', 'glutine').click();
    const enter = panel(page).getByRole('button', { name: 'Segna', exact: true });
    await enter.click();
    await panel(page).getByRole('alert').getByText('o togli le allergie').waitFor();
    await panel(page)
      .getByLabel(/Me l’ha detto l’ospite/)
      .check();
    await enter.click();
    await waitForLastAction(page, 'Segnata');
    await bookRow(page, 'Zito Agata').getByText('glutine').waitFor();
  });

  it.each(SIZES)(
    'shows Segna in view, touch targets of 44 px and no layout faults at %i × %i',
    async (width, height) => {
      const page = await openTonight({ width, height });
      await openPhone(page);
      await chip(page, 'Quanti', '4').click();
      await turnButtons(page).filter({ hasText: '20:50' }).click();
      await chip(page, 'Arrivo', '21:00').click();
      await chip(page, 'Desideri', 'allergia').click();
      await chip(page, 'Allergie', 'noci').click();
      expect(await isFullyVisible(page, 'Segna')).toBe(true);
      expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
      expect(await findLayoutFaults(page, [width])).toEqual([]);
    },
  );

  it('books with the keyboard alone and restores the focus', async () => {
    const page = await openTonight();
    const telephone = page.getByRole('button', { name: '+ Telefono' }).first();
    await telephone.focus();
    await page.keyboard.press('Enter');
    await panel(page).waitFor();
    const pressWithSpace = async (group: string, name: string) => {
      await chip(page, group, name).focus();
      await page.keyboard.press('Space');
    };
    await pressWithSpace('Quando', 'Domani');
    await pressWithSpace('Quanti', '2');
    await turnButtons(page).filter({ hasText: '21:30' }).focus();
    await page.keyboard.press('Enter');
    await panel(page).getByLabel('Cognome e nome').focus();
    await page.keyboard.type('Tastiera Prova');
    await panel(page).getByLabel('Telefono', { exact: true }).focus();
    await page.keyboard.type('347 000 0411');
    await page.keyboard.press('Enter');
    await waitForLastAction(page, 'Segnata');
    await waitForFocus(telephone);
  });
});

describe('the panel for parties at the door', () => {
  it('seats a party with two taps, for party size and table', async () => {
    const page = await openTonight();
    await openDoor(page);
    const readTaps = await countTaps(page);
    await chip(page, 'Quanti', '2').click();
    await panel(page).getByRole('group', { name: 'Dove' }).getByRole('button').first().click();
    await waitForLastAction(page, 'Seduti');
    expect(await readTaps()).toBe(2);
    await bookRow(page, 'Senza nome')
      .first()
      .getByText(/^seduti/)
      .waitFor();
  });

  it('enters a party once when the tile of a table is tapped twice', async () => {
    const page = await openTonight();
    const before = await bookRow(page, 'Senza nome').count();
    await openDoor(page);
    await chip(page, 'Quanti', '3').click();
    await panel(page).getByRole('group', { name: 'Dove' }).getByRole('button').first().dblclick();
    await waitForLastAction(page, 'Seduti');
    await panel(page).waitFor({ state: 'detached' });
    // The list reloads after the response. The new row shows that the reload has finished.
    await bookRow(page, 'Senza nome').nth(before).waitFor();
    expect(await bookRow(page, 'Senza nome').count()).toBe(before + 1);
  });

  it.each([
    [TABLET.width, TABLET.height],
    [PHONE.width, PHONE.height],
  ])(
    'shows large tiles with the time until which a table is free at %i × %i',
    async (width, height) => {
      const page = await openTonight({ width, height });
      await openDoor(page);
      await chip(page, 'Quanti', '2').click();
      const tiles = panel(page).getByRole('group', { name: 'Dove' }).getByRole('button');
      await tiles
        .filter({ hasText: /fino alle \d\d:\d\d|tutta la sera|serve/ })
        .first()
        .waitFor();
      expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
      expect(await findLayoutFaults(page, [width])).toEqual([]);
    },
  );
});
