import { setupBookingApp, type RefusalBody } from '#test/support/fixtures/booking-app.ts';
import { newIdempotencyKey, buildQuoteRequest } from '#test/support/builders/request-builders.ts';

const { app, guest, staff, ask, enter, press, turn, requested, decide, log } = setupBookingApp();

const LAST_DAY = '2028-03-09';
const DAY_AFTER_LAST = '2028-03-10';
const LAST_QUOTE_DAY = '2029-03-09';
const REFUSAL_MESSAGE = 'Si può prenotare fino a giovedì 9 marzo 2028.';

const buildRefusal = (field: string) => ({
  code: 'date_too_far',
  message: REFUSAL_MESSAGE,
  fields: { [field]: REFUSAL_MESSAGE },
  details: { lastDay: LAST_DAY },
});

describe('the booking horizon', () => {
  it('limits the search, and the refusal names the last day', async () => {
    const search = (date: string, headers = {}) =>
      guest().get<RefusalBody>(
        `/api/availability?date=${date}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
        headers,
      );
    expect((await search(LAST_DAY)).status).toBe(200);
    expect(await search(DAY_AFTER_LAST)).toMatchObject({ status: 400, body: buildRefusal('date') });
    // Versions of Node.js differ in the comma after the weekday.
    expect((await search('2899-12-31', { 'accept-language': 'en' })).body.message).toMatch(
      /^Bookings are open until Thursday,? 9 March 2028\.$/,
    );
  });

  it('rejects requests of guests beyond the last day', async () => {
    expect(await ask({ reservationDate: DAY_AFTER_LAST })).toMatchObject({
      status: 400,
      body: buildRefusal('reservationDate'),
    });
    expect(await log()).toEqual([]);
    expect((await ask({ reservationDate: LAST_DAY })).status).toBe(201);
  });

  it('rejects entries and moves of staff beyond the last day', async () => {
    expect(await enter({ reservationDate: DAY_AFTER_LAST })).toMatchObject({
      status: 400,
      body: buildRefusal('reservationDate'),
    });
    expect((await enter({ reservationDate: LAST_DAY })).status).toBe(201);
    const id = await requested();
    await decide(id, 'confirmed');
    const move = (reservationDate: string) =>
      press(id, 'move', { ...turn(), reservationDate, tableId: null, numberOfPeople: 2 });
    expect(await move(DAY_AFTER_LAST)).toMatchObject({
      status: 400,
      body: buildRefusal('reservationDate'),
    });
    expect((await move(LAST_DAY)).status).toBe(200);
  });

  it('is two years for quotes', async () => {
    const requestQuote = (eventDate: string) =>
      guest().post<RefusalBody>('/api/event-quotes', buildQuoteRequest({ eventDate }), {
        'idempotency-key': newIdempotencyKey(),
      });
    expect((await requestQuote('2029-03-10')).body).toMatchObject({
      code: 'date_too_far',
      message: 'Si può chiedere un preventivo fino a venerdì 9 marzo 2029.',
      details: { lastDay: LAST_QUOTE_DAY },
    });
    expect((await requestQuote(LAST_QUOTE_DAY)).status).toBe(201);
  });

  it('advances with the current date', async () => {
    app().clock.set('2027-03-11T10:00');
    expect((await ask({ reservationDate: DAY_AFTER_LAST })).status).toBe(201);
    expect(await staff().get('/api/reservations')).toMatchObject({
      body: [{ reservationDate: DAY_AFTER_LAST }],
    });
  });
});
