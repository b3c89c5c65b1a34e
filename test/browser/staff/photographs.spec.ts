import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { signIn } from '#test/support/drivers/browser/booking-page.ts';
import { addPhotograph, createJpeg } from '#test/support/drivers/photograph-driver.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const openPhotographs = async () => {
  const page = await visitor();
  await signIn(page, administrator);
  await page.goto('/admin?tab=menu');
  await page.getByRole('button', { name: 'Fotografie' }).click();
  return page;
};
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const waitForOrder = (page: Page, ...texts: string[]) =>
  page.waitForFunction(
    (expected) =>
      [...document.querySelectorAll('ul[aria-label=Fotografie] h3')]
        .map(({ textContent }) => textContent)
        .join() === expected,
    texts.join(),
  );
const waitForToast = (page: Page, title: string) =>
  page.getByText(title, { exact: true }).first().waitFor();
const photographList = (page: Page) =>
  page.getByRole('list', { name: 'La maison, telle qu’elle est' });
const add = async (description: string, over: object = {}) =>
  (await addPhotograph(await server().staff(), { description, ...over })).body;

afterEach(() => server().database.query('delete from photographs'));

describe('the photographs of the restaurant', () => {
  it('are uploaded by staff and shown to a French guest with the French description', async () => {
    const page = await openPhotographs();
    await page.getByText('Nessuna fotografia').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aggiungi fotografia' }).click();
    await page.getByLabel('Descrizione').fill('La sala con i tavoli apparecchiati');
    await page.getByRole('button', { name: 'Salva fotografia' }).click();
    await page.getByText('Carica una fotografia').waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'sala.jpg',
      mimeType: 'image/jpeg',
      buffer: await createJpeg(),
    });
    await waitForToast(page, 'Upload completato');
    await page.locator('summary', { hasText: 'manca EN, ES, FR' }).click();
    await page.getByLabel('Francese (FR)').fill('La salle, tables dressées');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salva fotografia' }).click();
    const added = row(page, 'La sala con i tavoli apparecchiati');
    await added.getByText('Manca EN').waitFor();
    expect(await added.getByText(/^Manca/).allTextContents()).toEqual(['Manca EN', 'Manca ES']);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const guest = await visit('/?lang=fr');
    const picture = photographList(guest).getByRole('img', { name: 'La salle, tables dressées' });
    await picture.scrollIntoViewIfNeeded();
    await guest.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    );
    expect(await picture.getAttribute('lang')).toBeNull();
    expect(await findAccessibilityViolations(guest)).toEqual([]);
    await guest.getByRole('link', { name: 'English' }).first().click();
    const italian = guest.getByRole('img', { name: 'La sala con i tavoli apparecchiati' });
    await italian.waitFor();
    expect(await italian.getAttribute('lang')).toBe('it');
  });

  it('are hidden from guests and shown to them again by a switch', async () => {
    await add('Il forno', { translations: { fr: { description: 'Le four' } } });
    const page = await openPhotographs();
    await row(page, 'Il forno').getByText('Mostrata').click();
    await waitForToast(page, 'Fotografia nascosta');
    // A press before the list has reloaded would send the hidden state again.
    await row(page, 'Il forno').getByRole('switch', { checked: false }).waitFor();
    const guest = await visit('/?lang=fr');
    await guest.getByRole('heading', { name: 'Notre histoire' }).waitFor();
    expect(await photographList(guest).count()).toBe(0);
    await row(page, 'Il forno').getByText('Mostrata').click();
    await waitForToast(page, 'Fotografia mostrata');
    await guest.reload();
    await photographList(guest).getByRole('img', { name: 'Le four' }).waitFor();
  });

  it('are reordered with the keyboard while the focus stays on the button', async () => {
    for (const name of ['Uno', 'Due', 'Tre']) await add(name);
    const page = await openPhotographs();
    const moveDownButton = row(page, 'Uno').getByRole('button', { name: 'Sposta dopo: Uno' });
    await moveDownButton.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Ora è al posto 2 di 3').first().waitFor();
    await waitForOrder(page, 'Due', 'Uno', 'Tre');
    await waitForFocus(moveDownButton);
    await page.keyboard.press('Enter');
    await page.getByText('Ora è al posto 3 di 3').first().waitFor();
    await waitForOrder(page, 'Due', 'Tre', 'Uno');
    expect(await moveDownButton.getAttribute('aria-disabled')).toBe('true');
    await waitForFocus(moveDownButton);
  });

  it('are deleted after a confirmation', async () => {
    await add('Uno');
    await add('Due');
    const page = await openPhotographs();
    await row(page, 'Uno').getByRole('button', { name: 'Elimina Uno' }).click();
    await page.getByText('Sei sicuro di voler eliminare "Uno"?').waitFor();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await waitForToast(page, 'Fotografia eliminata');
    await waitForOrder(page, 'Due');
  });

  it('show two in a row at 320 px and three at 768 and 1440 px, without horizontal scrolling', async () => {
    for (let number = 1; number <= 5; number += 1) await add(`Foto ${number}`);
    for (const [width, columns] of [
      [320, 2],
      [768, 3],
      [1440, 3],
    ] as const) {
      const guest = await visit('/?lang=fr', { viewport: { width, height: 900 } });
      const tops = await photographList(guest)
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      expect(
        await guest.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});
