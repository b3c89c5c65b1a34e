import type { Locator, Page } from 'playwright-core';
import type {
  ReservationReceipt,
  ReservationStatusView,
} from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  chooseTable,
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
import { resizeWindow } from '#test/support/drivers/browser/resize-window.ts';

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

/** Counts dark backgrounds, on which black text would be unreadable in print. */
const countDarkBackgrounds = (page: Page): Promise<number> =>
  page.locator('main, main *').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { display, backgroundImage } = getComputedStyle(element, '::before');
        return display !== 'none' && backgroundImage.includes('pattern-notte');
      }).length,
  );

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
      await resizeWindow(page, { width, height: 900 });
      await card.waitFor();
      expect(await isBottomVisible(card)).toBe(true);
      const search = (await page.locator('#table-search').boundingBox())!;
      expect((await card.boundingBox())!.y).toBeLessThan(search.y);
    }
  });
});

describe('the page of a personal link', () => {
  it('shows a decision without a reload, reports that the guest saw it, and prints the ticket only', async () => {
    const { link, reference, decide, readAsStaff } = await sendRequest();
    const page = await visit(link);
    await waitForTitle(page, 'Richiesta di prenotazione inviata!');
    await decide('confirmed');
    await waitForTitle(page, 'Il tavolo è tuo');
    await pollUntil(async () => (await readAsStaff())['contact'] === 'seen' || null, {
      describe: () => 'staff do not learn that the guest saw the decision',
    });
    await page.emulateMedia({ media: 'print' });
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain(reference);
    expect(shown).toContain(link.split('/').at(-1)!);
    for (const words of ['Prenota', 'Annulla', 'Stampa', 'Note legali'])
      expect(shown).not.toContain(words);
    expect(await countDarkBackgrounds(page)).toBe(0);
  });
});

describe('the page of a personal link without JavaScript', () => {
  it('confirms and cancels the visit', async () => {
    const { link, decide, read } = await sendRequest(venueDateInDays(1));
    await decide('confirmed');
    const page = await visitor({ javaScriptEnabled: false });
    await page.goto(link);
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

  it('shows the reason of a refused form in the language of the page, and keeps the input', async () => {
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

  it('keeps the reference after wrong digits, and then opens the lost link', async () => {
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
