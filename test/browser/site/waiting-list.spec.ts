import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { openTables, pressTurn } from '#test/support/drivers/browser/booking-page.ts';
import { findAccessibilityViolations } from '#test/support/drivers/browser/accessibility.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { buildDeskEntry, newIdempotencyKey } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { setupServerAndBrowser } from '#test/support/fixtures/server-and-browser.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const { server, visitor, visit } = setupServerAndBrowser();
const PHONE = { width: 390, height: 844 };

let day = 60;
let staff: HttpClient;
beforeAll(async () => {
  staff = await server().staff();
});

/** Fills the first dinner turn of a new date. `pair` is the id of a reservation for two. */
const fillTurn = async () => {
  const date = venueDateInDays(day++);
  const slots = (await staff.get<TimeSlotView[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
  const enter = async (numberOfPeople: number) =>
    (
      await staff.post<ReservationView>(
        '/api/reservations/desk',
        {
          ...buildDeskEntry({ reservationDate: date, timeSlotId }),
          numberOfPeople,
          override: { reason: 'In giardino' },
        },
        { 'idempotency-key': newIdempotencyKey() },
      )
    ).body.id;
  await enter(40);
  await enter(33);
  return { date, pair: await enter(2) };
};
const cancel = (id: string) =>
  staff.post(`/api/reservations/${id}/cancel`, { reason: 'guest_asked' });
const readEntries = async (date: string) =>
  (await staff.get<WaitingListEntryView[]>(`/api/waiting-list?date=${date}`)).body;

/** Waits at most `ms` milliseconds for an offer. Returns the elapsed milliseconds. */
const waitForOffer = (date: string) =>
  pollUntil(async () =>
    (await readEntries(date)).some(({ status }) => status === 'offered') ? true : null,
  );

describe('the waiting list', () => {
  it('leads from a full turn to a confirmed reservation, in Italian on a phone', async () => {
    const { date, pair } = await fillTurn();
    const page = await visit(`/reservations?date=${date}`, { viewport: PHONE });
    await pressTurn(page, '19:00');
    await page.getByText('Alle 19:00 siamo al completo.').waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Avvisami' }).click();
    await page.getByRole('checkbox', { name: '19:00', checked: true }).waitFor();
    await page.getByLabel('Nome e cognome').fill('Zoé Prova');
    await page.getByLabel('Telefono').fill('333 000 0199');
    await page.getByRole('button', { name: 'Avvisami', exact: true }).click();
    await page.getByRole('heading', { name: 'Ti avvisiamo noi' }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await cancel(pair);
    await waitForOffer(date);
    await page.getByRole('heading', { name: /^È tuo fino alle \d\d:\d\d$/ }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Lo prendo' }).click();
    await page.getByRole('heading', { name: 'Il tavolo è tuo' }).waitFor();
    await page.getByRole('link', { name: 'Apri la prenotazione' }).click();
    await page.waitForURL(/\/reservations\//);
    const booked = (await staff.get<ReservationView[]>('/api/reservations')).body;
    expect(booked.find(({ origin }) => origin === 'waiting_list')).toMatchObject({
      status: 'confirmed',
      customerName: 'Zoé Prova',
      reservationDate: date,
    });
  });

  it('keeps its button in place when the nearby turns load late', async () => {
    const { date } = await fillTurn();
    const page = await visit('/reservations', { viewport: PHONE });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/availability/alternatives**', async (route) => {
      await released;
      await route.continue();
    });
    await openTables(page, { date });
    const button = page.getByRole('button', { name: 'Avvisami se si libera' });
    await button.waitFor();
    // Out of season, this room is shown when the floor plan has loaded, possibly after the button.
    await page.getByRole('button', { name: /^Terrazza/ }).waitFor();
    const readButtonTop = () =>
      button.evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    const topBefore = await readButtonTop();
    release();
    await page.getByText('Qui vicino c’è posto').waitFor();
    expect(await readButtonTop()).toBe(topBefore);
    await button.click();
    await page.getByLabel('Nome e cognome').waitFor();
  });

  it('is joined in Spanish without JavaScript, and offers a new search after a declined offer', async () => {
    const { date, pair } = await fillTurn();
    const page = await visitor({ javaScriptEnabled: false, expectedStatuses: [400] });
    await page.goto('/reservations?lang=es');
    await page.getByRole('link', { name: 'apúntate a la lista de espera' }).click();
    await page.getByLabel('Fecha').fill(date);
    await page.getByLabel('Nombre y apellidos').fill('Zoé Prova');
    await page.getByLabel('Teléfono').fill('333 000 0144');
    await page.getByRole('button', { name: 'Avísame' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Nombre y apellidos').inputValue()).toBe('Zoé Prova');
    expect(await page.getByLabel('Fecha').inputValue()).toBe(date);
    await page.getByRole('checkbox', { name: '19:00' }).check({ force: true });
    await page.getByRole('button', { name: 'Avísame' }).click();
    await page.getByRole('heading', { name: 'Te avisamos nosotros' }).waitFor();

    await cancel(pair);
    await waitForOffer(date);
    await page.reload();
    const ownUrl = page.url();
    await page.getByRole('button', { name: 'Dejarla a otros' }).click();
    await page.waitForURL(ownUrl);
    await page.getByRole('link', { name: 'Llamar al +39 0935 000 000' }).waitFor();
    const pageWithScript = await visit(ownUrl);
    await pageWithScript.getByRole('link', { name: 'Buscar una mesa en esta fecha' }).click();
    await pageWithScript.getByLabel('Fecha').waitFor();
    expect(await pageWithScript.getByLabel('Fecha').inputValue()).toBe(date);
  });
});
