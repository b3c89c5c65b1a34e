import type { Locator, Page } from 'playwright-core';
import type {
  ReservationReceipt,
  ReservationStatusView,
  ReservationView,
} from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/browser-page.ts';
import {
  chooseTable,
  selectTable,
  fillGuestDetails,
  searchTables,
  submitBookingRequest,
} from '#test/support/drivers/browser/booking-page.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import {
  buildReservationRequest,
  newIdempotencyKey,
} from '#test/support/builders/request-builders.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';

const { server, visitor, visit } = setupServerAndBrowser();

let day = 110;
const nextDate = () => venueDateInDays(day++);

const sendRequest = async (date = nextDate(), overrides: object = {}) => {
  const guest = server().guest();
  const slots = (await guest.get<TimeSlotView[]>('/api/time-slots')).body;
  const slotId = (key: string) => slots.find(({ turnKey }) => turnKey === key)!.id;
  const turn = { reservationDate: date, timeSlotId: slotId('cena_secondo') };
  const { body } = await guest.post<ReservationReceipt>(
    '/api/reservations',
    buildReservationRequest(turn, { numberOfPeople: 4, ...overrides }),
    { 'idempotency-key': newIdempotencyKey() },
  );
  const path = `/api${body.link.replace('/reservations', '/reservations/link')}`;
  const decide = async (status: string) =>
    (await server().staff()).put(`/api/reservations/${body.id}`, { status });
  return {
    ...body,
    decide,
    read: async () => (await guest.get<ReservationStatusView>(path)).body,
    readAsStaff: async () =>
      (
        await (
          await server().staff()
        ).get<Record<string, unknown>[]>(`/api/reservations?date=${date}`)
      ).body.find(({ id }) => id === body.id)!,
  };
};
const waitForTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name }).click();

/** False if another element covers the lower edge. */
const isBottomVisible = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, bottom, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 5));
  });

describe('the personal link after sending a request', () => {
  it('is the URL of the page, and is available after a reload, Back and a new visit', async () => {
    const page = await visit('/menu');
    await page.goto('/reservations');
    await page.locator('html[data-ready=yes]').waitFor();
    await searchTables(page, { date: nextDate() });
    await chooseTable(page, 'Sala 3');
    await fillGuestDetails(page, { name: 'Agata Prova', phone: '333 000 0101' });
    await submitBookingRequest(page);
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    const link = page.url();
    await page.reload();
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    await page.locator('html[data-ready=yes]').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /La tua prenotazione · .*in attesa/ }).waitFor();
    expect(await page.getByLabel('Nome e cognome').count()).toBe(0);
    await page.waitForFunction(() => !location.search.includes('step='));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Il menu' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/menu');
    await page.goto('/');
    await follow(page, 'La tua prenotazione');
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    expect(page.url()).toBe(link);
    await page.goto('/reservations');
    const card = page.getByRole('link', { name: /La tua prenotazione · .*in attesa/ });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await card.waitFor();
      expect(await isBottomVisible(card)).toBe(true);
    }
  });
});

describe('a second request of one browser for the same date and meal', () => {
  type BookingOptions = {
    readonly table?: string;
    readonly turn?: string;
    readonly people?: number;
  };
  const LAST_TURN = '21:30';
  const openDetails = async (
    page: Page,
    date: string,
    { table = 'Sala 3', turn = '19:00', people = 2 }: BookingOptions = {},
  ) => {
    await page.goto('/reservations');
    await page.locator('html[data-ready=yes]').waitFor();
    await searchTables(page, { date, turn, people });
    await selectTable(page, table);
    await page.getByRole('button', { name: 'Continua' }).first().click();
  };
  const submitDetails = async (page: Page, phone = '333 000 0777') => {
    await fillGuestDetails(page, { name: 'Agata Prova', phone });
    await submitBookingRequest(page);
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
  };
  const readReservations = async (date: string) =>
    (await (await server().staff()).get<ReservationView[]>(`/api/reservations?date=${date}`)).body;

  it('is offered as a change of the first, with the new values filled in', async () => {
    const date = nextDate();
    const page = await visit('/reservations');
    await openDetails(page, date);
    await submitDetails(page);
    const link = page.url();
    await openDetails(page, date, { turn: LAST_TURN, people: 4 });
    await page.getByRole('heading', { name: /a cena hai già una richiesta$/ }).waitFor();
    await page.getByText('19:00, 2 persone, in attesa. Vuoi cambiare quella?').waitFor();
    expect(await page.getByLabel('Telefono').count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await follow(page, 'Sposta alle 21:30, 4 persone');
    await waitForTitle(page, 'Cambia la prenotazione');
    await press(page, 'Chiedi il cambio');
    await page.getByText('Cambio chiesto').waitFor();
    expect(page.url()).toBe(link);
    expect(await readReservations(date)).toMatchObject([
      { numberOfPeople: 2, changeRequest: { startTime: '21:30', numberOfPeople: 4 } },
    ]);
  });

  it('is sent for another party, and is marked as a duplicate for staff', async () => {
    const date = nextDate();
    const page = await visit('/reservations');
    await openDetails(page, date);
    await submitDetails(page);
    await openDetails(page, date, { table: 'Sala 4' });
    await page.getByText('19:00, 2 persone, in attesa: è già come la chiedi ora.').waitFor();
    await press(page, 'Manda una seconda richiesta');
    await submitDetails(page);
    expect((await readReservations(date)).map(({ duplicateId }) => duplicateId !== null)).toEqual([
      true,
      true,
    ]);
    await page.goto('/reservations');
    await page
      .getByRole('link', { name: /La tua prenotazione · / })
      .nth(1)
      .waitFor();
  });

  it('is not questioned in another browser, on another date, or when the first is cancelled', async () => {
    const date = nextDate();
    const page = await visit('/reservations');
    await openDetails(page, date);
    await submitDetails(page);
    const other = await visit('/reservations');
    await openDetails(other, date, { turn: LAST_TURN });
    await submitDetails(other);
    const [first, second] = await readReservations(date);
    expect([first!.duplicateId, second!.duplicateId]).toEqual([second!.id, first!.id]);

    await openDetails(page, nextDate());
    await page.getByLabel('Telefono').waitFor();
    const staff = await server().staff();
    await staff.put(`/api/reservations/${first!.id}`, { status: 'cancelled' });
    await staff.put(`/api/reservations/${second!.id}`, { status: 'cancelled' });
    await openDetails(page, date);
    await page.getByLabel('Telefono').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('reservation'))).toBeNull();
  });
});

describe('the page of a personal link', () => {
  it('shows a decision without a reload, and reports to staff that the guest saw it', async () => {
    const { link, decide, readAsStaff } = await sendRequest();
    const page = await visit(link);
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    await decide('confirmed');
    await waitForTitle(page, 'Il tavolo è tuo');
    await pollUntil(async () => (await readAsStaff())['contact'] === 'seen' || null, {
      describe: () => 'staff do not learn that the guest saw the decision',
    });
  });

  it('reduces the party immediately, and sends a change of turn to staff as a request', async () => {
    const { link, decide, read } = await sendRequest();
    await decide('confirmed');
    const page = await visit(link);
    await follow(page, 'Cambia persone, turno o giorno');
    await page.locator('label').filter({ hasText: /^3$/ }).click();
    await press(page, 'Cambia subito: 3 persone');
    await waitForTitle(page, 'Il tavolo è tuo');
    expect(await read()).toMatchObject({ numberOfPeople: 3, changeRequest: null });
    await follow(page, 'Cambia persone, turno o giorno');
    await page.locator('label').filter({ hasText: '19:00' }).click();
    await press(page, 'Chiedi il cambio');
    await page.getByText('Cambio chiesto').waitFor();
    expect((await read()).changeRequest).toMatchObject({ startTime: '19:00', numberOfPeople: 3 });
    await press(page, 'Ritira il cambio');
    await waitForTitle(page, 'Il tavolo è tuo');
    expect((await read()).changeRequest).toBeNull();
  });

  it('shows the availability of the other turns in the change form', async () => {
    const date = nextDate();
    const closure = { date, service: 'lunch', note: null, active: true };
    expect((await (await server().staff()).post('/api/closures', closure)).status).toBe(201);
    const { link } = await sendRequest(date);
    const page = await visit(`${link}/change`);
    const turns = page.locator('label').filter({ has: page.locator('[name=timeSlotId]') });
    await turns.filter({ hasText: 'libero' }).first().waitFor();
    expect(await turns.allInnerTexts().then((all) => all.map((text) => text.split(/\s+/)))).toEqual(
      [
        ['12:00', 'chiuso'],
        ['13:00', 'chiuso'],
        ['14:00', 'chiuso'],
        ['19:00', 'libero'],
        ['20:50'],
        ['21:30', 'libero'],
      ],
    );
    await page.getByLabel('Data').fill(nextDate());
    await turns.filter({ hasText: /12:00\s*libero/ }).waitFor();
  });

  it('saves a note and another telephone number', async () => {
    const { link, readAsStaff } = await sendRequest();
    const page = await visit(link);
    await follow(page, 'Aggiungi una nota');
    await page.getByLabel('La tua nota').fill('Un seggiolone, grazie.');
    await press(page, 'Salva la nota');
    await page.getByRole('status').filter({ hasText: 'Nota salvata' }).waitFor();
    await follow(page, 'Correggi il telefono');
    await page.getByLabel('Telefono').fill('333 1');
    await press(page, 'Salva il telefono');
    await page.getByText('Questo numero è incompleto').waitFor();
    await page.locator('input[name=customerPhone]:focus').waitFor();
    expect(await page.getByText('Numero di telefono non valido').count()).toBe(0);
    await page.getByLabel('Telefono').fill('333 000 0199');
    await press(page, 'Salva il telefono');
    await page.getByRole('status').filter({ hasText: 'Telefono salvato' }).waitFor();
    expect(await readAsStaff()).toMatchObject({
      specialRequests: 'Un seggiolone, grazie.',
      customerPhone: expect.stringMatching(/0199$/),
    });
  });

  it('shows an error for an invalid telephone number, and keeps the old one', async () => {
    const { link, readAsStaff } = await sendRequest();
    const page = await visit(`${link}/phone`);
    await page.getByLabel('Telefono').fill('abc');
    await press(page, 'Salva il telefono');
    await page.getByText(/^Questo numero è incompleto/).waitFor();
    expect((await readAsStaff())['customerPhone']).toMatch(/101$/);
  });

  it('asks before it cancels, and then removes the link from the browser', async () => {
    const { link, read } = await sendRequest();
    const page = await visit(link);
    await follow(page, 'Annulla la prenotazione');
    await waitForTitle(page, 'Annulliamo la prenotazione?');
    expect((await read()).status).toBe('pending');
    await press(page, 'Sì, annulla');
    await waitForTitle(page, 'Prenotazione annullata');
    expect((await read()).outcome).toBe('cancelled_by_guest');
    await page.waitForFunction(() => localStorage.getItem('reservation') === null);
  });
});

describe('the page of a personal link without JavaScript', () => {
  it('confirms and cancels the visit, and is not cached or indexed', async () => {
    const { link, decide, read } = await sendRequest(venueDateInDays(1));
    await decide('confirmed');
    const page = await visitor({ javaScriptEnabled: false });
    const response = (await page.goto(link))!;
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
    await waitForTitle(page, 'Ci vediamo domani?');
    expect(await page.getByText('Questa pagina si aggiorna da sola.').isVisible()).toBe(false);
    await press(page, 'Ci sono');
    await waitForTitle(page, 'A domani');
    expect((await read()).visitConfirmed).toBe(true);
    await follow(page, 'Annulla la prenotazione');
    await waitForTitle(page, 'Annulliamo la prenotazione?');
    await press(page, 'Sì, annulla');
    await waitForTitle(page, 'Prenotazione annullata');
    expect([page.url(), (await read()).outcome]).toEqual([
      server().origin + link,
      'cancelled_by_guest',
    ]);
  });

  it('accepts fewer people and a note', async () => {
    const { link, read, readAsStaff } = await sendRequest();
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(`${link}/change`);
    await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await press(page, 'Chiedi il cambio');
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    expect((await read()).numberOfPeople).toBe(2);
    await page.goto(`${link}/note?lang=fr`);
    await page.getByLabel('Votre mot').fill('Merci');
    await press(page, 'Enregistrer le mot');
    await waitForTitle(page, 'Demande de réservation envoyée !');
    expect((await readAsStaff())['specialRequests']).toBe('Merci');
  });
});

describe('a rejected form without JavaScript', () => {
  it('shows the reason in the language of the page, and keeps the input', async () => {
    const { link, readAsStaff } = await sendRequest();
    const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [400, 409] });
    await page.goto(`${link}/phone?lang=fr`);
    await page.getByLabel('Téléphone').fill('abc');
    await press(page, 'Enregistrer le numéro');
    await page
      .getByRole('alert')
      .filter({ hasText: /téléphone/ })
      .waitFor();
    expect(await page.getByLabel('Téléphone').inputValue()).toBe('abc');
    await page.getByLabel('Téléphone').fill('333 000 0188');
    await press(page, 'Enregistrer le numéro');
    await waitForTitle(page, 'Demande de réservation envoyée !');
    expect((await readAsStaff())['customerPhone']).toMatch(/0188$/);

    await page.goto(`${link}/change?lang=es`);
    await press(page, 'Pedir el cambio');
    await page.getByRole('alert').filter({ hasText: 'La reserva ya es así.' }).waitFor();
    expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
  });

  it('keeps the reference after wrong digits, and then finds the personal link', async () => {
    const { link, reference } = await sendRequest(nextDate(), { customerPhone: '333 000 4567' });
    const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [404] });
    await page.goto('/reservations?lang=en');
    await page.getByLabel('Reference').fill(reference);
    await page.getByLabel('Last four digits').fill('0000');
    await press(page, 'Show the reservation');
    await page.getByRole('alert').filter({ hasText: 'do not match' }).waitFor();
    expect(await page.getByLabel('Reference').inputValue()).toBe(reference);
    await page.getByLabel('Last four digits').fill('4567');
    await press(page, 'Show the reservation');
    await waitForTitle(page, 'Reservation request sent!');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${link}?lang=en`);
  });
});

describe('the recovery of a personal link', () => {
  const recover = async (page: Page, code: string, digits: string) => {
    await page.getByLabel('Codice').fill(code);
    await page.getByLabel('Ultime quattro cifre del telefono').fill(digits);
    await press(page, 'Mostra la prenotazione');
  };

  it('needs the code and the last four digits of the telephone number', async () => {
    const { link, reference } = await sendRequest(nextDate(), { customerPhone: '333 000 4567' });
    const page = await visit('/reservations', { expectedStatuses: [404] });
    await recover(page, reference, '0000');
    await page.getByRole('alert').filter({ hasText: 'non corrispondono' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await recover(page, reference.toLowerCase(), '4567');
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    expect(new URL(page.url()).pathname).toBe(link);
  });

  it('shows a rate-limit error after too many attempts', async () => {
    const { reference } = await sendRequest();
    const page = await visit('/reservations', { expectedStatuses: [404, 429] });
    const tooMany = page.getByRole('alert').filter({ hasText: /Troppe richieste|riprova/i });
    for (let attempt = 0; (await tooMany.count()) === 0; attempt++) {
      expect(attempt).toBeLessThan(30);
      const response = page.waitForResponse('**/api/reservations/link');
      await recover(page, reference, '0001');
      await response;
      await page.getByRole('alert').waitFor();
    }
  });
});
