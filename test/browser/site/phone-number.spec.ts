import type { Page } from 'playwright-core';
import { languages, type Language } from '#src/contracts/languages.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { openStaffArea } from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { visitor, visit } = setupServerAndBrowser();

const INCOMPLETE: Readonly<Record<Language, RegExp>> = {
  it: /Questo numero è incompleto/,
  en: /This number is incomplete/,
  es: /Este número está incompleto/,
  fr: /Ce numéro est incomplet/,
};

const phoneInput = (page: Page) => page.locator('input[name="customerPhone"]');

describe('the telephone field', () => {
  it.each(languages)(
    'shows in %s the formatted number, or that digits are missing',
    async (lang) => {
      const page = await visit(`/events?lang=${lang}`);
      const input = phoneInput(page);
      await input.fill('333 12');
      await input.blur();
      await page.getByText(INCOMPLETE[lang]).waitFor();
      expect(await input.getAttribute('aria-invalid')).toBe('true');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await input.fill('333 1234567');
      expect(await page.getByText(INCOMPLETE[lang]).count()).toBe(0);
      await input.blur();
      await page.getByText('+39 333 123 4567').waitFor();
      expect(await input.inputValue()).toBe('333 1234567');
    },
  );

  it('prevents sending when digits are missing, and gets the focus', async () => {
    const page = await visit('/events?lang=fr');
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`));
    await page.locator('input[name="customerName"]').fill('Agata Prova');
    await phoneInput(page).fill('333 12');
    await phoneInput(page).press('Enter');
    await page.getByText(INCOMPLETE.fr).waitFor();
    await page.locator('input[name="customerPhone"]:focus').waitFor();
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it('shows staff a hint for an incomplete number without marking it as invalid', async () => {
    const page = await visitor({ viewport: { width: 1440, height: 900 } });
    await openStaffArea(page, administrator);
    await page.goto('/admin?tab=reservations');
    await page.getByRole('button', { name: 'Nuova prenotazione' }).click();
    await phoneInput(page).fill('333 12');
    await phoneInput(page).blur();
    await page.getByText('Sembra incompleto: controlla le cifre.').waitFor();
    expect(await phoneInput(page).getAttribute('aria-invalid')).toBeNull();
  });
});
