import { setupBookingApp, type RefusalBody } from '#test/support/fixtures/booking-app.ts';
import { newIdempotencyKey, buildQuoteRequest } from '#test/support/builders/request-builders.ts';

const { app, guest, staff, ask, enter, press, turn, requested, decide, log } = setupBookingApp();

const LAST = '2028-03-09';
const AFTER = '2028-03-10';
const LAST_QUOTE = '2029-03-09';
const SENTENCE = 'Si può prenotare fino a giovedì 9 marzo 2028.';

const refused = (field: string) => ({
  code: 'date_too_far',
  message: SENTENCE,
  fields: { [field]: SENTENCE },
  details: { lastDay: LAST },
});

describe('the booking horizon', () => {
  it('ends the search, and names the last day', async () => {
    const search = (date: string, headers = {}) =>
      guest().get<RefusalBody>(
        `/api/availability?date=${date}&numberOfPeople=2&mealType=cena&timeSlot=cena_primo`,
        headers,
      );
    expect((await search(LAST)).status).toBe(200);
    expect(await search(AFTER)).toMatchObject({ status: 400, body: refused('date') });
    // Versions of Node.js differ in the comma.
    expect((await search('2899-12-31', { 'accept-language': 'en' })).body.message).toMatch(
      /^Bookings are open until Thursday,? 9 March 2028\.$/,
    );
  });

  it('ends the requests of guests', async () => {
    expect(await ask({ reservationDate: AFTER })).toMatchObject({
      status: 400,
      body: refused('reservationDate'),
    });
    expect(await log()).toEqual([]);
    expect((await ask({ reservationDate: LAST })).status).toBe(201);
  });

  it('ends the entries and moves of staff', async () => {
    expect(await enter({ reservationDate: AFTER })).toMatchObject({
      status: 400,
      body: refused('reservationDate'),
    });
    expect((await enter({ reservationDate: LAST })).status).toBe(201);
    const id = await requested();
    await decide(id, 'confirmed');
    const move = (reservationDate: string) =>
      press(id, 'move', { ...turn(), reservationDate, tableId: null, numberOfPeople: 2 });
    expect(await move(AFTER)).toMatchObject({ status: 400, body: refused('reservationDate') });
    expect((await move(LAST)).status).toBe(200);
  });

  it('is two years for quotes', async () => {
    const quote = (eventDate: string) =>
      guest().post<RefusalBody>('/api/event-quotes', buildQuoteRequest({ eventDate }), {
        'idempotency-key': newIdempotencyKey(),
      });
    expect((await quote('2029-03-10')).body).toMatchObject({
      code: 'date_too_far',
      message: 'Si può chiedere un preventivo fino a venerdì 9 marzo 2029.',
      details: { lastDay: LAST_QUOTE },
    });
    expect((await quote(LAST_QUOTE)).status).toBe(201);
  });

  it('moves with the day', async () => {
    app().clock.set('2027-03-11T10:00');
    expect((await ask({ reservationDate: AFTER })).status).toBe(201);
    expect(await staff().get('/api/reservations')).toMatchObject({
      body: [{ reservationDate: AFTER }],
    });
  });
});
