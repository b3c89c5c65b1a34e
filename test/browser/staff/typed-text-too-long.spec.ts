import type { Page } from 'playwright-core';
import { waitUntilInView } from '#test/support/drivers/browser/visibility.ts';
import { bookRow, setupEvening } from '#test/support/fixtures/evening-page.ts';

const { date, openTonight } = setupEvening();
const REFUSED = { expectedStatuses: [400] };

const panel = (page: Page) => page.getByRole('dialog').last();
const press = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name }).first().click();
const chooseOne = (page: Page) =>
  panel(page)
    .getByRole('group', { name: 'Quanti' })
    .getByRole('button', { name: '1', exact: true })
    .click();
const open = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** Pastes more characters than the field takes, with blanks that do not count. */
const paste = (page: Page, label: string, max: number) =>
  page.getByLabel(label, { exact: true }).fill(` ${'a'.repeat(max + 1)} `);
const pasteLongest = (page: Page, label: string, max: number) =>
  page.getByLabel(label, { exact: true }).fill(`  ${'a'.repeat(max)}  `);
const waitForError = async (page: Page, label: string, max: number) => {
  await waitUntilInView(page.getByRole('alert').getByText(`Massimo ${max} caratteri`));
  const field = page.getByLabel(label, { exact: true });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect((await field.inputValue()).trim()).toHaveLength(max + 1);
};

describe('a text that is too long keeps every character and is refused at its field', () => {
  it('in the name of a party at the door, which is seated after the correction', async () => {
    const page = await openTonight();
    await open(page, '+ Porta');
    await chooseOne(page);
    const table = panel(page).getByRole('group', { name: 'Dove' }).getByRole('button').last();
    await paste(page, 'Nome', 100);
    await table.click();
    await waitForError(page, 'Nome', 100);
    await panel(page).getByText('Non ancora seduti').waitFor();
    await pasteLongest(page, 'Nome', 100);
    expect(await page.getByText('Massimo 100 caratteri').count()).toBe(0);
  });

  it('in the allergies on the telephone, before the booking is entered', async () => {
    const page = await openTonight();
    await open(page, '+ Telefono');
    await chooseOne(page);
    await panel(page).getByRole('group', { name: 'Turno' }).getByText('21:30').click();
    await page.getByLabel('Cognome e nome').fill('Lunghi Lia');
    await page.getByLabel('Telefono', { exact: true }).fill('347 000 0711');
    await press(page, 'allergia');
    await paste(page, 'Altre allergie', 200);
    await page.getByLabel(/Me l’ha detto l’ospite/).check();
    await press(page, /^Segna$/);
    await waitForError(page, 'Altre allergie', 200);
    await panel(page).getByText('Non ancora segnata').waitFor();
    await pasteLongest(page, 'Altre allergie', 200);
    await page.getByText('Massimo 200 caratteri').waitFor({ state: 'detached' });
    expect(await bookRow(page, 'Lunghi Lia').count()).toBe(0);
  });

  it('in the reason of a limit', async () => {
    const page = await openTonight(undefined, REFUSED);
    await open(page, 'Limiti');
    await press(page, /^Turno pieno/);
    await paste(page, 'Motivo', 200);
    await press(page, 'Imposta');
    await waitForError(page, 'Motivo', 200);
  });

  it('in the notes of the guest book', async () => {
    const page = await openTonight(undefined, REFUSED);
    await bookRow(page, 'Amato Anna').first().getByText('Amato Anna').first().click();
    await press(page, 'Ospite');
    await paste(page, 'Nota di casa', 500);
    await press(page, 'Salva: Nota di casa');
    await waitForError(page, 'Nota di casa', 500);
    await paste(page, 'Altro (facoltativo)', 200);
    await page.getByLabel(/Me l’ha detto l’ospite/).check();
    await press(page, 'Segna le allergie');
    await waitForError(page, 'Altro (facoltativo)', 200);
  });

  it('in the search of reservations', async () => {
    const page = await openTonight();
    await page.goto(`/admin?tab=reservations&date=${date}`);
    await paste(page, 'Cerca per nome o telefono', 100);
    await waitForError(page, 'Cerca per nome o telefono', 100);
  });

  it('in the code of a reservation whose personal data are searched', async () => {
    const page = await openTonight(undefined, REFUSED);
    await page.goto('/admin/privacy');
    await paste(page, 'Codice prenotazione', 40);
    await open(page, 'Cerca');
    await waitForError(page, 'Codice prenotazione', 40);
  });
});
