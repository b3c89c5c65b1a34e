import type { Page } from 'playwright-core';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { bookRow, findSmallTargets, setupEvening } from '#test/support/fixtures/evening-page.ts';

const { openTonight } = setupEvening();

/** The first two parties that the evening was filled with. */
const GUEST = { name: 'Amato Anna', phone: '333 700 1000' };
const OTHER = { name: 'Barone Biagio', phone: '333 700 1001' };

const dialog = (page: Page) => page.getByRole('dialog').last();
const found = (page: Page) => dialog(page).getByRole('list', { name: 'Ospiti trovati' });
const openPhone = async (page: Page) => {
  await page.getByRole('button', { name: '+ Telefono' }).filter({ visible: true }).click();
  await dialog(page).getByRole('group', { name: 'Quando' }).waitFor();
};
const typePhone = (page: Page, digits: string) =>
  dialog(page).getByLabel('Telefono', { exact: true }).fill(digits);
const openGuest = async (page: Page, { name }: { name: string }) => {
  await bookRow(page, name).first().getByRole('button', { name }).first().click();
  await dialog(page).getByRole('button', { name: 'Ospite' }).click();
  await dialog(page).getByLabel('Nota di casa', { exact: true }).waitFor();
};
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Chiudi' }).first().click();

describe('the guest book', () => {
  it('shows from the third digit on who calls, and fills in number and name', async () => {
    const page = await openTonight();
    const searched = new Set<string>();
    page.on('request', (request) => {
      const digits = new URL(request.url()).searchParams.get('digits');
      if (digits !== null) searched.add(digits);
    });
    await openPhone(page);
    await typePhone(page, '33');
    await typePhone(page, '333 700 1000');
    const line = found(page).getByRole('listitem');
    await line.getByText('1ª volta').waitFor();
    expect([...searched]).toEqual(['3337001000']);
    await line.getByText(/Oggi ha già prenotato/).waitFor();
    await line.getByRole('button', { name: /^È lei/ }).click();
    expect(await dialog(page).getByLabel('Cognome e nome').inputValue()).toBe(GUEST.name);
    expect(await dialog(page).getByLabel('Telefono', { exact: true }).inputValue()).toBe(
      GUEST.phone,
    );
    expect(await line.getByRole('button').count()).toBe(0);
  });

  it('keeps the guest note and the allergies of a guest for row, kitchen and telephone', async () => {
    const page = await openTonight();
    await openGuest(page, GUEST);
    await dialog(page).getByLabel('Nota di casa', { exact: true }).fill('Scaldare a parte il pane');
    await dialog(page).getByRole('button', { name: 'Salva: Nota di casa' }).click();
    await page.getByText('Nota salvata').first().waitFor();
    await dialog(page).getByRole('button', { name: 'crostacei' }).click();
    await dialog(page)
      .getByLabel(/Me l’ha detto l’ospite/)
      .check();
    await dialog(page).getByRole('button', { name: 'Segna le allergie' }).click();
    await page.getByText('Allergie segnate').first().waitFor();
    await close(page);
    await bookRow(page, GUEST.name).first().getByText('crostacei').waitFor();
    await page
      .getByText(/1 crostacei/)
      .filter({ visible: true })
      .waitFor();
    await openPhone(page);
    await typePhone(page, '1000');
    await found(page).getByText('crostacei').waitFor();
    await found(page).getByText('Scaldare a parte il pane').waitFor();
  });

  it('merges two telephones of one guest, and separates them again', async () => {
    const page = await openTonight();
    await openGuest(page, OTHER);
    await dialog(page).getByLabel('È la stessa persona di').fill('333 700 1002');
    await found(page)
      .getByRole('button', { name: /^Unisci/ })
      .click();
    await dialog(page).getByText('Unito a 333 700 1002').waitFor();
    await dialog(page).getByRole('button', { name: 'Separa 333 700 1002' }).click();
    await dialog(page).getByText('Unito a 333 700 1002').waitFor({ state: 'detached' });
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ])('has large targets and no fault at %i × %i', async (width, height) => {
    const page = await openTonight({ width, height });
    await openPhone(page);
    await typePhone(page, '333');
    await found(page).getByRole('button').first().waitFor();
    expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
    expect(await findLayoutFaults(page, [width])).toEqual([]);
    await close(page);
    await openGuest(page, GUEST);
    // The label around a checkbox is its target.
    const targets = await findSmallTargets(page, '[role=dialog]:last-of-type');
    expect(targets.filter((target) => target !== 'null: 22 × 22')).toEqual([]);
    const labels = await dialog(page).locator('label:has(input[type=checkbox])').all();
    expect(labels.length).toBe(2);
    for (const label of labels)
      expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await findLayoutFaults(page, [width])).toEqual([]);
  });
});
