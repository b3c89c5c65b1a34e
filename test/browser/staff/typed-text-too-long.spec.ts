import type { Page } from 'playwright-core';
import { waitUntilInView } from '#test/support/drivers/browser/visibility.ts';
import { bookRow, setupEvening } from '#test/support/fixtures/evening-page.ts';

const { openTonight } = setupEvening();
const REFUSED = { expectedStatuses: [400] };

const panel = (page: Page) => page.getByRole('dialog').last();
const press = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name }).first().click();
const open = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();

/** Pastes more characters than the field takes, with blanks that do not count. */
const paste = (page: Page, label: string, max: number) =>
  page.getByLabel(label, { exact: true }).fill(` ${'a'.repeat(max + 1)} `);
const waitForError = async (page: Page, label: string, max: number) => {
  await waitUntilInView(page.getByRole('alert').getByText(`Massimo ${max} caratteri`));
  const field = page.getByLabel(label, { exact: true });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect((await field.inputValue()).trim()).toHaveLength(max + 1);
};

describe('a text that is too long keeps every character and is refused at its field', () => {
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

  it('in the code of a reservation whose personal data are searched', async () => {
    const page = await openTonight(undefined, REFUSED);
    await page.goto('/admin/privacy');
    await paste(page, 'Codice prenotazione', 40);
    await open(page, 'Cerca');
    await waitForError(page, 'Codice prenotazione', 40);
  });
});
