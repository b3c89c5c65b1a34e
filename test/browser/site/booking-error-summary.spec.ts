import type { Page } from 'playwright-core';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openTables, selectTable } from '#test/support/drivers/browser/booking-page.ts';
import { dateWithAllRoomsInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { waitForFocus } from '#test/support/drivers/browser/keyboard.ts';

const { visit } = setupServerAndBrowser();

const LANGUAGE_CASES = [
  {
    language: 'it',
    width: 390,
    next: 'Continua',
    send: 'Invia la richiesta',
    title: 'Controlla 2 campi',
    name: 'Nome e cognome',
    phone: 'Telefono',
  },
  {
    language: 'en',
    width: 768,
    next: 'Continue',
    send: 'Send the request',
    title: 'Check 2 fields',
    name: 'Full name',
    phone: 'Phone',
  },
  {
    language: 'es',
    width: 1024,
    next: 'Continuar',
    send: 'Enviar la solicitud',
    title: 'Revisa 2 campos',
    name: 'Nombre y apellidos',
    phone: 'Teléfono',
  },
  {
    language: 'fr',
    width: 1440,
    next: 'Continuer',
    send: 'Envoyer la demande',
    title: 'Vérifiez 2 champs',
    name: 'Nom et prénom',
    phone: 'Téléphone',
  },
] as const;

const waitForFocusOn = (page: Page, name: string) =>
  waitForFocus(page.locator(`input[name="${name}"]`));

describe('several invalid fields of the details form', () => {
  it.each(LANGUAGE_CASES)(
    'are listed in a summary above the form, in $language at $width px',
    async ({ language, width, next, send, title, name, phone }) => {
      const page = await visit('/reservations', { viewport: { width, height: 900 } });
      await openTables(page, { date: dateWithAllRoomsInDays(9), language });
      await selectTable(page, 'Sala 3');
      await page.getByRole('button', { name: next }).first().click();
      await page.locator('input[name="customerName"]').waitFor();
      await page.getByRole('button', { name: send }).click();

      await page.getByRole('heading', { name: title }).waitFor();
      await waitForFocus(page.getByRole('heading', { level: 2, name: title }));
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await page.getByRole('link', { name: new RegExp(`^${phone}\\s?: `) }).click();
      await waitForFocusOn(page, 'customerPhone');
      await page.keyboard.type('333 000 0101');
      await page
        .getByRole('link', { name: new RegExp(`^${phone}\\s?: `) })
        .waitFor({ state: 'detached' });

      // With one invalid field left, the form focuses it. The summary is removed one task later.
      await page.getByRole('button', { name: send }).click();
      await waitForFocusOn(page, 'customerName');
      await page
        .getByRole('link', { name: new RegExp(`^${name}\\s?: `) })
        .waitFor({ state: 'detached' });
    },
  );
});
