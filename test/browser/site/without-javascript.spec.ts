import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import { fitsWidth } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const WIDTHS = [320, 390, 768, 1440];

const findTooNarrow = async (page: Page) => {
  const tooNarrow: number[] = [];
  for (const width of WIDTHS) if (!(await fitsWidth(page, width))) tooNarrow.push(width);
  return tooNarrow;
};

const searchTables = async (page: Page, date: string) => {
  await page.goto('/reservations?lang=fr');
  await page.locator('input[name=numberOfPeople][value="4"]').check();
  await page.locator(`input[type=radio][name=date][value="${date}"]`).check();
  await page.locator('input[value=cena_primo]').check();
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.getByRole('link', { name: 'Choisir la table et envoyer la demande' }).click();
};

it('sends and cancels a reservation request in French without JavaScript', async () => {
  const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [400] });
  await searchTables(page, venueDateInDays(9));
  await page.getByRole('heading', { level: 1, name: 'Complétez la demande' }).waitFor();
  const tables = page.getByLabel('Choisissez la table');
  await tables.selectOption({ index: 2 });
  const table = (await tables.locator('option:checked').textContent())!.split(' · ')[0]!;
  expect(await findTooNarrow(page)).toEqual([]);
  const { pathname, search } = new URL(page.url());
  expect(await findAccessibilityViolations(await visit(pathname + search))).toEqual([]);

  await page.getByLabel('Nom et prénom').fill('Zoé Prova');
  await page.getByLabel('Téléphone').fill('333 12');
  await page.getByText('Arrivée, occasion, place').click();
  await page.getByText('Anniversaire', { exact: true }).click();
  const send = page.getByRole('button', { name: 'Envoyer la demande' });
  await send.click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByLabel('Nom et prénom').inputValue()).toBe('Zoé Prova');
  expect(await tables.locator('option:checked').textContent()).toContain(table);
  expect(await page.locator('input[name=occasion][value=birthday]').isChecked()).toBe(true);
  expect(await findTooNarrow(page)).toEqual([]);

  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await send.click();
  await page.waitForURL(/\/reservations\/[\w-]{20,}\?lang=fr$/);
  await page.getByText(table).first().waitFor();
  await page.getByRole('link', { name: /Annuler/ }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await page
    .getByText(/annulé/i)
    .first()
    .waitFor();
});

it('links to the other turns without JavaScript when the turn closes before the request', async () => {
  const date = venueDateInDays(10);
  const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [409] });
  await searchTables(page, date);
  const staff = await server().staff();
  const { body } = await staff.post<{ id: string }>('/api/closures', { date, service: 'dinner' });
  await page.getByLabel('Nom et prénom').fill('Zoé Prova');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('link', { name: 'Voir les autres horaires' }).click();
  // The previous URL contains the date, too.
  await page.waitForURL((url) => url.pathname === '/reservations');
  expect(new URL(page.url()).searchParams.get('date')).toBe(date);
  await staff.delete(`/api/closures/${body.id}`);
});
