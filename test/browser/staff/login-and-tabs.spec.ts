import {
  signIn,
  signInByForm,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
  chooseTable,
} from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

const { visitor, visit } = setupServerAndBrowser();
const MAX_HEADER_HEIGHT_PX = 100;

it('shows a new request and its covers to staff, who sign in, accept it and sign out', async () => {
  const date = venueDateInDays(36);
  const diner = await visit('/reservations');
  await searchTables(diner, { date, people: 4 });
  await chooseTable(diner, 'Sala 3');
  await fillGuestDetails(diner, { name: 'Agata Prova', phone: '333 000 0101' });
  await submitBookingRequest(diner);
  await diner.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();

  const page = await visitor();
  await signInByForm(page, administrator);
  await page.getByRole('button', { name: 'Popola Database' }).click();
  await page.getByText('Database popolato con successo!').first().waitFor();
  await page.getByRole('tab', { name: 'Capacità' }).click();
  await page.getByLabel('Data').fill(date);
  await page.getByText('4/75').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Capacità' }).waitFor();

  await page.getByRole('tab', { name: /Prenotazioni 1 in attesa/ }).click();
  const card = page.getByRole('article', { name: 'Agata Prova' });
  await card.getByRole('button', { name: 'Accetta', exact: true }).click();
  await card.getByText('Confermata').waitFor();
  await diner.getByText('Confermata').first().waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await page.goto('/admin');
  await page.waitForURL('**/admin/login');
});

it('has Stasera without opening Altro at each width, and Popola Database on tablets', async () => {
  const page = await visitor({ hasTouch: true });
  await signIn(page, administrator);
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await resizeWindow(page, { width, height });
    await page.goto('/admin?tab=capacity');
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('button', { name: 'Altro', expanded: true }).count()).toBe(0);
    const header = (await page.locator('header').first().boundingBox())!;
    expect(header.height).toBeLessThan(MAX_HEADER_HEIGHT_PX);
    if (width > 390) await page.getByRole('button', { name: 'Popola Database' }).waitFor();
    expect(await findSizeFaults(page, width)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Stasera' }).click();
  await page.waitForURL('**/admin/tonight');
});
