import type { Page } from 'playwright-core';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import { bookRow, findSmallTargets, setupEvening } from '#test/support/fixtures/evening-page.ts';

const { openTonight } = setupEvening();

/** The first two parties that `setupEvening` enters. */
const FIRST_GUEST = { name: 'Amato Anna', phone: '333 700 1000' };
const SECOND_GUEST = { name: 'Barone Biagio', phone: '333 700 1001' };

const dialog = (page: Page) => page.getByRole('dialog').last();
const foundGuests = (page: Page) => dialog(page).getByRole('list', { name: 'Ospiti trovati' });
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
const closeDialog = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Chiudi' }).first().click();

describe('the guest book', () => {
  it('searches a guest from the third digit of the telephone number and fills in the name', async () => {
    const page = await openTonight();
    const searched = new Set<string>();
    page.on('request', (request) => {
      const digits = new URL(request.url()).searchParams.get('digits');
      if (digits !== null) searched.add(digits);
    });
    await openPhone(page);
    await typePhone(page, '33');
    await typePhone(page, '333 700 1000');
    const foundItem = foundGuests(page).getByRole('listitem');
    await foundItem.getByText('1ª volta').waitFor();
    expect([...searched]).toEqual(['3337001000']);
    await foundItem.getByText(/Oggi ha già prenotato/).waitFor();
    await foundItem.getByRole('button', { name: /^È lei/ }).click();
    expect(await dialog(page).getByLabel('Cognome e nome').inputValue()).toBe(FIRST_GUEST.name);
    expect(await dialog(page).getByLabel('Telefono', { exact: true }).inputValue()).toBe(
      FIRST_GUEST.phone,
    );
    expect(await foundItem.getByRole('button').count()).toBe(0);
  });

  it('shows saved allergies in the book, and with the guest note in the telephone form, which takes them over', async () => {
    const page = await openTonight();
    await openGuest(page, FIRST_GUEST);
    await dialog(page).getByLabel('Nota di casa', { exact: true }).fill('Scaldare a parte il pane');
    await dialog(page).getByRole('button', { name: 'Salva: Nota di casa' }).click();
    await page.getByText('Nota salvata').first().waitFor();
    await dialog(page).getByRole('button', { name: 'crostacei' }).click();
    await dialog(page)
      .getByLabel(/Me l’ha detto l’ospite/)
      .check();
    await dialog(page).getByRole('button', { name: 'Segna le allergie' }).click();
    await page.getByText('Allergie segnate').first().waitFor();
    await closeDialog(page);
    await bookRow(page, FIRST_GUEST.name).first().getByText('crostacei').waitFor();
    await page
      .getByText(/1 crostacei/)
      .filter({ visible: true })
      .waitFor();
    await openPhone(page);
    await typePhone(page, '1000');
    await foundGuests(page).getByText('crostacei').waitFor();
    await foundGuests(page).getByText('Scaldare a parte il pane').waitFor();
    await foundGuests(page)
      .getByRole('button', { name: /^È lei/ })
      .click();
    await dialog(page)
      .getByRole('group', { name: 'Allergie' })
      .getByRole('button', { name: 'crostacei', pressed: true })
      .waitFor();
  });

  it('merges two telephone numbers of one guest and separates them again', async () => {
    const page = await openTonight();
    await openGuest(page, SECOND_GUEST);
    await dialog(page).getByLabel('È la stessa persona di').fill('333 700 1002');
    await foundGuests(page)
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
  ])(
    'has touch targets of 44 px and no layout or accessibility faults at %i × %i',
    async (width, height) => {
      const page = await openTonight({ width, height });
      await openPhone(page);
      await typePhone(page, '333');
      await foundGuests(page).getByRole('button').first().waitFor();
      expect(await findSmallTargets(page, '[role=dialog]')).toEqual([]);
      expect(await findLayoutFaults(page, [width])).toEqual([]);
      await closeDialog(page);
      await openGuest(page, FIRST_GUEST);
      expect(await findSmallTargets(page, '[role=dialog]:last-of-type')).toEqual([]);
      expect(await findLayoutFaults(page, [width])).toEqual([]);
    },
  );
});
