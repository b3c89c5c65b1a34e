import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  signInByForm,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
  chooseTable,
} from '#test/support/drivers/browser/booking-page.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import type { Availability } from '#src/contracts/booking/availability.ts';
import type { Page } from 'playwright-core';

const { visitor, visit, server } = setupServerAndBrowser();
const WIDTHS = [1440, 1024, 768, 390] as const;

const saveScreenshot = async (page: Page, name: string) => {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** Opens the details step with a chosen table and a filled-in name and telephone number. */
const openDetails = async (date: string, viewport: { width: number; height: number }) => {
  const page = await visit('/reservations', { viewport });
  await searchTables(page, { date });
  const { availableSlots } = (
    await server()
      .guest()
      .get<Availability>(
        `/api/availability?date=${date}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
      )
  ).body;
  await chooseTable(page, availableSlots[0]!.tableName);
  await fillGuestDetails(page, { name: 'Agata Allergica', phone: `333 000 ${viewport.width}` });
  return page;
};

describe('allergies in the booking form', () => {
  it.each(WIDTHS)(
    'can be entered by keyboard and need a separate consent, at %i px',
    async (width) => {
      const page = await openDetails(venueDateInDays(9), { width, height: 900 });
      await page.getByText('Titolare: Melagrana.').waitFor();
      await saveScreenshot(page, `details-closed-${width}`);
      await page.locator('summary').filter({ hasText: 'Allergie o intolleranze' }).focus();
      await page.keyboard.press('Enter');
      for (const name of ['Glutine', 'Frutta a guscio']) {
        await page.getByRole('checkbox', { name, exact: true }).focus();
        await page.keyboard.press('Space');
      }
      await page.getByLabel('Altro da sapere').fill('Celiaca');
      await submitBookingRequest(page);
      await page.getByText('Per le allergie serve il tuo consenso').waitFor();
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('aria-invalid') === 'true',
      );
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      await saveScreenshot(page, `details-open-${width}`);
      await page.keyboard.press('Space');
      await submitBookingRequest(page);
      await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    },
  );

  it('are shown on the reservation card of staff and on the evening sheet', async () => {
    const page = await openDetails(venueDateInDays(10), { width: 1440, height: 900 });
    await page.getByText('Allergie o intolleranze').click();
    await page.getByText('Latte', { exact: true }).click();
    await page.getByLabel(/^Acconsento/).check();
    await submitBookingRequest(page);
    await page.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();
    const staff = await visitor({ viewport: { width: 1440, height: 900 } });
    await signInByForm(staff, administrator);
    await staff.goto(`/admin?tab=reservations&date=${venueDateInDays(10)}`);
    await staff.getByRole('article').filter({ hasText: 'Allergie: latte' }).waitFor();
    expect(await findAccessibilityViolations(staff)).toEqual([]);
    await saveScreenshot(staff, 'desk-card');
    await staff.goto(`/admin/sheet?date=${venueDateInDays(10)}`);
    await staff.getByText('Allergie: latte').waitFor();
    await saveScreenshot(staff, 'evening-sheet');
  });
});
