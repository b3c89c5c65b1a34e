import type { StrandedCancellationResult } from '#src/contracts/booking/reservation-desk-operations.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { ask, decide, enter, guest, list, press, slotId, sql, staff, statistics } =
  setupBookingApp();

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const GUEST_WITH_PHONE = { ...buildGuest(1), customerEmail: null };
const readEvents = (type: string) =>
  sql('select data from event where type = ? order by pos', [type]).then((rows) =>
    rows.map(({ data }) => data),
  );
const findReservation = async (id: string) => (await list()).find((one) => one.id === id)!;
const requestAndAccept = async () => {
  const { id } = (await ask(GUEST_WITH_PHONE)).body;
  await decide(id, 'confirmed');
  return id;
};

describe('POST /api/reservations/:id/informed', () => {
  it.each(['whatsapp', 'phone', 'mail'] as const)(
    'records that the guest was informed by %s of the last change',
    async (channel) => {
      const id = await requestAndAccept();
      expect(await findReservation(id)).toMatchObject({ contact: 'not_informed', toCall: true });
      const { status, body } = await press(id, 'informed', { channel });
      expect([status, body.contact, body.contactChannel, body.toCall]).toEqual([
        200,
        'sent',
        channel,
        false,
      ]);
      const [event] = await readEvents('GuestInformed');
      expect(event).toMatchObject({ channel, about: 'ReservationConfirmed' });
    },
  );

  it('returns the personal link, which opens the reservation', async () => {
    const { link } = await findReservation(await requestAndAccept());
    const token = link.split('/').at(-1);
    expect(await guest().get(`/api/reservations/link/${token}`)).toMatchObject({
      status: 200,
      body: { status: 'confirmed' },
    });
  });

  it('marks an informed guest as not informed after an undo of the acceptance', async () => {
    const id = await requestAndAccept();
    await press(id, 'informed', { channel: 'whatsapp' });
    expect((await press(id, 'undo')).body).toMatchObject({
      status: 'pending',
      contact: 'not_informed',
    });
  });

  it.each([{}, { channel: 'fax' }, { channel: 'phone', about: 'Unknown' }])(
    'returns 400 for %j',
    async (body) =>
      expect((await press(await requestAndAccept(), 'informed', body)).status).toBe(400),
  );

  it('returns 404 for an unknown reservation and 401 for a guest', async () => {
    expect((await press(UNKNOWN_ID, 'informed', { channel: 'phone' })).status).toBe(404);
    const path = `/api/reservations/${await requestAndAccept()}/informed`;
    expect((await guest().post(path, { channel: 'phone' })).status).toBe(401);
  });
});

describe('POST /api/reservations/:id/merge', () => {
  const enterReservation = async (over: object = {}) =>
    (await enter({ ...GUEST_WITH_PHONE, ...over })).body.id;

  it('keeps this reservation, cancels the other and frees its covers, until an undo', async () => {
    const remaining = await enterReservation();
    const other = await enterReservation({
      customerPhone: `+39 ${GUEST_WITH_PHONE.customerPhone}`,
    });
    expect([
      (await findReservation(remaining)).duplicateId,
      (await findReservation(other)).duplicateId,
    ]).toEqual([other, remaining]);
    const { status, body } = await press(remaining, 'merge', { other });
    expect([status, body]).toMatchObject([
      200,
      { id: other, status: 'cancelled', outcome: 'cancelled_by_staff', contact: null },
    ]);
    expect((await findReservation(remaining)).duplicateId).toBeNull();
    expect((await statistics()).bookedPeople).toBe(2);
    expect(await readEvents('ReservationMerged')).toMatchObject([{ into: remaining }]);
    expect((await press(other, 'undo')).body).toMatchObject({ status: 'confirmed' });
    expect((await statistics()).bookedPeople).toBe(4);
  });

  it.each<[string, () => object]>([
    ['another telephone', () => ({ customerPhone: '0935 999 999' })],
    ['another date', () => ({ reservationDate: '2027-03-14' })],
    ['another meal', () => ({ timeSlotId: slotId('pranzo_primo') })],
  ])('returns 409 for %s', async (_, over) => {
    const remaining = await enterReservation();
    const other = await enterReservation(over());
    expect((await findReservation(remaining)).duplicateId).toBeNull();
    expect(await press(remaining, 'merge', { other })).toMatchObject({
      status: 409,
      body: { code: 'not_a_duplicate' },
    });
    expect((await findReservation(other)).status).toBe('confirmed');
  });

  it('accepts a request of the guest in another turn of the same meal as a duplicate', async () => {
    const remaining = await enterReservation();
    const later = { ...GUEST_WITH_PHONE, timeSlotId: slotId('cena_secondo') };
    const other = (await ask(later)).body.id;
    expect((await findReservation(remaining)).duplicateId).toBe(other);
  });

  it('applies one of two concurrent merges in opposite directions', async () => {
    const [one, other] = [await enterReservation(), await enterReservation()];
    const answers = await Promise.all([
      press(one, 'merge', { other }),
      press(other, 'merge', { other: one }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await statistics()).bookedPeople).toBe(2);
  });
});

describe('POST /api/reservations/cancel-stranded', () => {
  it('rejects requests, cancels accepted reservations, and reports unknown ids', async () => {
    const pending = (await ask(buildGuest(2))).body.id;
    const confirmed = (await enter({ customerPhone: '0935 100 003' })).body.id;
    const done = (await enter({ customerPhone: '0935 100 004' })).body.id;
    await press(done, 'cancel', { reason: 'guest_asked' });
    const { body } = await staff().post<StrandedCancellationResult>(
      '/api/reservations/cancel-stranded',
      { ids: [pending, confirmed, done, UNKNOWN_ID] },
    );
    expect(body.cancelled.map(({ id, outcome, contact }) => [id, outcome, contact])).toEqual([
      [pending, 'rejected', 'not_informed'],
      [confirmed, 'cancelled_by_staff', 'not_informed'],
      [done, 'cancelled_by_staff', null],
    ]);
    expect(body.missed).toMatchObject([{ id: UNKNOWN_ID, code: 'reservation_unknown' }]);
    expect(await readEvents('ReservationRejected')).toMatchObject([{ reason: 'house_closed' }]);
    expect((await statistics()).bookedPeople).toBe(0);
  });
});
