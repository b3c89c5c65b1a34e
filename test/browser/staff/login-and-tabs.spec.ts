import type { Page } from 'playwright-core';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import {
  signInByForm,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
  chooseTable,
} from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { findSizeFaults } from '#test/support/fixtures/staff-tab-page.ts';

const { server, visitor, visit } = setupServerAndBrowser();

const openReservationsTab = async (options: Parameters<typeof visitor>[0] = {}) => {
  const page = await visitor(options);
  await signInByForm(page, administrator);
  await page.getByRole('tab', { name: /Prenotazioni/ }).click();
  return page;
};

let guestCount = 0;
const createRequest = async (date: string, over: object = {}): Promise<string> => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const customerName = `Ospite Di Prova ${++guestCount}`;
  const { status } = await guest.post('/api/reservations', {
    customerName,
    customerPhone: `333 000 ${1000 + guestCount}`,
    tableId: null,
    numberOfPeople: 2,
    reservationDate: date,
    timeSlotId: slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id,
    ...over,
  });
  expect(status).toBe(201);
  return customerName;
};
const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

describe('the login page', () => {
  it('shows missing fields and wrong credentials, keeps the username and then signs in', async () => {
    const page = await visitor({ expectedStatuses: [401] });
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.getByText('Username richiesto').waitFor();
    await page.getByText('Password richiesta').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Username').fill(administrator.username);
    await page.getByLabel('Password').fill('non è questa');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.getByText('Errore di login').first().waitFor();
    await page.getByText('Credenziali non valide').first().waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe(administrator.username);
    await page.getByLabel('Password').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.getByText('Login effettuato').first().waitFor();
    await page.getByText("Benvenuto nell'area amministratore").first().waitFor();
    await page.waitForURL(/\/admin$/);
    await page.getByRole('button', { name: 'Popola Database' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await page.getByRole('tab').count()).toBeGreaterThanOrEqual(7);
    await page.getByRole('link', { name: 'Stasera' }).click();
    await page.waitForURL('**/admin/tonight');
  });

  it('leads to Stasera after the account has chosen it in Il mio accesso', async () => {
    const page = await visitor();
    await signInByForm(page, administrator);
    await page.goto('/admin/access');
    await page.getByLabel('Su questo browser, dopo il login apri su Stasera').check();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    await page.getByLabel('Username').fill(administrator.username);
    await page.getByLabel('Password').fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/tonight');
    await page.goto('/admin');
    await page.getByRole('tab', { name: /Prenotazioni/ }).waitFor();
  });

  it('opens instead of /admin without a session', async () => {
    const page = await visitor();
    await page.goto('/admin');
    await page.waitForURL('**/admin/login');
  });

  it('leads an auditor to the log, without tabs and guest names', async () => {
    const guest = await createRequest(venueDateInDays(30));
    const page = await visitor();
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill(auditor.username);
    await page.getByLabel('Password').fill(auditor.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.getByRole('article').filter({ hasText: 'Richiesta dal sito' }).first().waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByText(guest).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  it('opens after Logout, which ends the session', async () => {
    const page = await openReservationsTab();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Logout effettuato').first().waitFor();
    await page.waitForURL('**/admin/login');
    await page.goto('/admin');
    await page.waitForURL('**/admin/login');
  });
});

describe('the seven tabs', () => {
  it('have a fixed order, follow the arrow keys and stay selected after a reload', async () => {
    const page = await openReservationsTab();
    const names = await page.getByRole('tab').allTextContents();
    expect(names.map((name) => name.replace(/\d.*$/, '').trim())).toEqual([
      'Menu',
      'Prenotazioni',
      'Tavoli',
      'Orari',
      'Preventivi',
      'Capacità',
      'Disponibilità',
    ]);
    await page.getByRole('tab', { name: /Prenotazioni/ }).focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Capacità' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Capacità' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});

describe('the header of the staff area', () => {
  it('reports success after Popola Database', async () => {
    const page = await openReservationsTab();
    await page.getByRole('button', { name: 'Popola Database' }).click();
    await page.getByText('Database popolato con successo!').first().waitFor();
    await page.getByRole('button', { name: 'Popola Database' }).waitFor();
  });

  it('has Stasera one press away on a phone', async () => {
    const page = await openReservationsTab({ viewport: { width: 390, height: 844 } });
    await page.getByRole('link', { name: 'Stasera' }).click();
    await page.waitForURL('**/admin/tonight');
  });

  it.each([
    [1440, 900],
    [768, 1024],
  ])(
    'shows Popola Database and Stasera without opening Altro at %i × %i',
    async (width, height) => {
      const page = await openReservationsTab({ viewport: { width, height } });
      await page.getByRole('button', { name: 'Popola Database' }).waitFor();
      expect(
        await page
          .getByRole('button', { name: 'Altro' })
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded'))),
      ).not.toContain('true');
      await page.getByRole('link', { name: 'Stasera' }).click();
      await page.waitForURL('**/admin/tonight');
    },
  );
});

describe('the guest page and the staff area', () => {
  it('show a new request, its covers and its acceptance', async () => {
    const date = venueDateInDays(36);
    const diner = await visit('/reservations');
    await searchTables(diner, { date, people: 4 });
    await chooseTable(diner, 'Sala 3');
    await fillGuestDetails(diner, { name: 'Agata Prova', phone: '333 000 0101' });
    await submitBookingRequest(diner);
    await diner.getByRole('heading', { name: 'Richiesta di prenotazione inviata!' }).waitFor();

    const page = await openReservationsTab();
    await page.getByRole('tab', { name: 'Capacità' }).click();
    await page.getByLabel('Data').fill(date);
    await page.getByText('4/75').first().waitFor();
    await page.getByText('Bassa').first().waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.getByRole('tab', { name: /Prenotazioni/ }).click();
    await cardOf(page, 'Agata Prova').getByRole('button', { name: 'Accetta', exact: true }).click();
    await cardOf(page, 'Agata Prova').getByText('Confermata').waitFor();
    await diner.getByText('Confermata').first().waitFor();
  });
});

describe.each([
  [768, 1024],
  [390, 844],
])('the staff area at %i × %i', (width, height) => {
  it('fits the screen and has buttons at least 44 px high', async () => {
    const page = await openReservationsTab({ viewport: { width, height }, hasTouch: true });
    await page.getByRole('tab', { name: 'Capacità' }).click();
    await page.getByRole('button', { name: 'Aggiorna' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await findSizeFaults(page, width)).toEqual([]);
  });
});
