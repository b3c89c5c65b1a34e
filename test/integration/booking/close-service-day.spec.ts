import type { ServiceDayClosing } from '#src/contracts/booking/service-day-closing.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { findTablesContaining } from '#test/support/fixtures/database-state.ts';

const { app, ask, decide, enter, list, log, press, sql, staff } = setupBookingApp();

const EVENING = `${BOOKING_DATE}T22:40`;
const END_OF_SERVICE_DAY = '2027-03-14T04:00';
const PATH = `/api/service-days/${BOOKING_DATE}/closing`;
const NOTE = 'Sala 5 balla: metterci un feltro.';

const createAcceptedReservation = async (guestNumber: number): Promise<string> => {
  const { id } = (await ask(buildGuest(guestNumber))).body;
  await decide(id, 'confirmed');
  return id;
};
const findReservation = async (id: string) => (await list()).find((one) => one.id === id)!;
const runNightlyJob = () => app().container.get(TOKENS.completeOrExpirePastReservations)();
const closeDay = (note: string | null, headers = {}) =>
  staff().put<ServiceDayClosing & RefusalBody>(PATH, { note }, headers);
const readClosing = async () => (await staff().get<ServiceDayClosing>(PATH)).body;

describe('the nightly job', () => {
  it('completes a party without a mark as not_verified, and an arrived party without outcome', async () => {
    const [unmarked, arrived, absent] = [
      await createAcceptedReservation(1),
      await createAcceptedReservation(2),
      await createAcceptedReservation(3),
    ];
    app().clock.set(EVENING);
    await press(arrived, 'arrive');
    await press(absent, 'no-show');
    app().clock.set(END_OF_SERVICE_DAY);
    await runNightlyJob();
    expect(await findReservation(unmarked)).toMatchObject({
      status: 'completed',
      outcome: 'not_verified',
    });
    expect(await findReservation(arrived)).toMatchObject({ status: 'completed', outcome: null });
    expect(await findReservation(absent)).toMatchObject({
      status: 'cancelled',
      outcome: 'no_show',
    });
  });

  it('yields the same outcomes after a rebuild, also from events that lack the outcome', async () => {
    const [unmarked, arrived] = [
      await createAcceptedReservation(1),
      await createAcceptedReservation(2),
    ];
    app().clock.set(EVENING);
    await press(arrived, 'arrive');
    app().clock.set(END_OF_SERVICE_DAY);
    await runNightlyJob();
    await sql(`do $$ begin
      set local session_replication_role = replica;
      update event set data = data - 'outcome' where type = 'ReservationCompleted';
    end $$`);
    await app().container.get(TOKENS.rebuild)();
    expect([
      (await findReservation(unmarked)).outcome,
      (await findReservation(arrived)).outcome,
    ]).toEqual(['not_verified', null]);
  });

  it('produces reservations that the CSV export shows as "Non verificata"', async () => {
    await createAcceptedReservation(1);
    app().clock.set(END_OF_SERVICE_DAY);
    await runNightlyJob();
    const { text } = await staff().get(
      `/api/reservations/export?from=${BOOKING_DATE}&to=${BOOKING_DATE}`,
    );
    expect(text).toContain(';Non verificata;');
  });
});

describe('marks for arrival and no-show', () => {
  it('can be undone until 04:00 and not later', async () => {
    const id = await createAcceptedReservation(1);
    app().clock.set(EVENING);
    await press(id, 'no-show');
    app().clock.set('2027-03-14T03:59');
    expect((await press(id, 'undo')).body).toMatchObject({ status: 'confirmed', outcome: null });
    await press(id, 'arrive');
    app().clock.set(END_OF_SERVICE_DAY);
    expect((await press(id, 'undo')).status).toBe(409);
  });
});

describe('closing the service day', () => {
  it('records who closed it, the number of parties without a mark, and the note outside the log', async () => {
    await createAcceptedReservation(1);
    await enter({ numberOfPeople: 3 });
    app().clock.set(EVENING);
    expect(await readClosing()).toEqual({
      date: BOOKING_DATE,
      closedAt: null,
      closedBy: null,
      withoutMark: null,
      note: null,
      version: 0,
    });
    const { status, body } = await closeDay(NOTE);
    expect([status, body]).toEqual([
      200,
      {
        date: BOOKING_DATE,
        closedAt: expect.any(String),
        closedBy: expect.any(String),
        withoutMark: 2,
        note: NOTE,
        version: 1,
      },
    ]);
    expect(await readClosing()).toEqual(body);
    expect(await findTablesContaining(app().container.get(TOKENS.sql), /feltro/)).toEqual([
      'personal_data',
    ]);
  });

  it('changes no reservation', async () => {
    const id = await createAcceptedReservation(1);
    app().clock.set(EVENING);
    await closeDay(null);
    expect((await findReservation(id)).status).toBe('confirmed');
    expect((await log()).at(-1)).toBe('ServiceDayClosed');
  });

  it('keeps one note per day, which a later closing replaces or removes', async () => {
    app().clock.set(EVENING);
    await closeDay(NOTE);
    expect((await closeDay('Finito lo sfincione.')).body.note).toBe('Finito lo sfincione.');
    expect((await closeDay(null)).body.note).toBeNull();
    expect(await sql(`select 1 from personal_data where data->>'note' is not null`)).toEqual([]);
  });

  it('returns 409 when a colleague closed the day in between, and keeps their note', async () => {
    app().clock.set(EVENING);
    await closeDay(NOTE, { 'if-match': '"0"' });
    const { status, body } = await closeDay('Altro', { 'if-match': '"0"' });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await readClosing()).note).toBe(NOTE);
  });

  it.each([
    ['another day', '2027-03-12T22:00'],
    ['a service day that has ended', END_OF_SERVICE_DAY],
  ])('returns 409 for %s and appends nothing', async (_, now) => {
    app().clock.set(now);
    const { status, body } = await closeDay(NOTE);
    expect([status, body.code]).toEqual([409, 'service_day_over']);
    expect(await log()).not.toContain('ServiceDayClosed');
  });

  it('returns 400 for a date that does not exist and for an unknown field', async () => {
    expect((await staff().put('/api/service-days/2027-02-30/closing', { note: null })).status).toBe(
      400,
    );
    expect((await staff().put(PATH, { note: null, mood: 'buono' })).status).toBe(400);
  });

  it('appears in the history, which reveals the note on request', async () => {
    app().clock.set(EVENING);
    await closeDay(NOTE);
    const { body } = await staff().get<{ events: { sentence: string; stream: string }[] }>(
      `/api/audit/events?serviceDay=${BOOKING_DATE}`,
    );
    const [event] = body.events;
    expect(event!.sentence).toBe(
      'Chiusa la serata di sabato 13 marzo 2027: prenotazioni senza segno 0; con una nota del turno.',
    );
    const revealed = await staff().post<{ data: Record<string, string>[] }>(
      `/api/audit/stories/${event!.stream}/person`,
    );
    expect(revealed.body.data).toEqual([{ note: NOTE }]);
  });
});
