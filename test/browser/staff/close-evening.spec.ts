import type { Page } from 'playwright-core';
import {
  bookRow,
  findSmallTargets,
  setupEvening,
  TABLET,
} from '#test/support/fixtures/evening-page.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { openTonight } = setupEvening();

const openClosing = async (options = {}): Promise<Page> => {
  const page = await openTonight(TABLET, options);
  await page.getByRole('button', { name: 'Schede' }).click();
  await page.getByRole('menuitem', { name: 'Chiudi la serata' }).click();
  await page.getByRole('rowheader').first().waitFor();
  return page;
};
const markButton = (page: Page, name: string, word: 'Arrivati' | 'Non venuti') =>
  bookRow(page, name).getByRole('button', { name: new RegExp(`^${word}`) });
const waitForMark = (page: Page, name: string, word: 'Arrivati' | 'Non venuti') =>
  markButton(page, name, word).and(page.locator('[aria-pressed=true]')).waitFor();
const readFirstRowName = async (page: Page) =>
  (await page.locator('[data-open-row]').first().innerText()).trim();

describe('the page Chiudi la serata', () => {
  it('changes the mark of a party and closes the evening with a note, and shows it after a reload', async () => {
    const page = await openClosing();
    const name = await readFirstRowName(page);
    await markButton(page, name, 'Non venuti').click();
    await waitForMark(page, name, 'Non venuti');
    await markButton(page, name, 'Arrivati').click();
    await waitForMark(page, name, 'Arrivati');
    await page.getByLabel('Nota del turno').fill('Finito lo sfincione.');
    await page.getByRole('button', { name: 'Chiudi la serata' }).click();
    await page.getByText(/^Serata chiusa alle 20:\d\d da /).waitFor();
    await page.reload();
    await page.getByText(/^Serata chiusa/).waitFor();
    expect(await page.getByLabel('Nota del turno').inputValue()).toBe('Finito lo sfincione.');
  });

  it('has touch targets of 44 px in each size, and shows the chosen mark in forced colours', async () => {
    const page = await openClosing({ forcedColors: 'active' });
    for (const width of [1440, 1024, 768, 390]) {
      await resizeWindow(page, { width, height: width < 800 ? 1024 : 800 });
      expect({ width, small: await findSmallTargets(page, 'main') }).toEqual({ width, small: [] });
    }
    const name = await readFirstRowName(page);
    await markButton(page, name, 'Arrivati').click();
    await waitForMark(page, name, 'Arrivati');
    const readBackground = (word: 'Arrivati' | 'Non venuti') =>
      markButton(page, name, word).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await readBackground('Arrivati')).not.toBe(await readBackground('Non venuti'));
  });
});
