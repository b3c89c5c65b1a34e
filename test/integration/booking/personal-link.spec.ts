import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, guest, staff, turn, ask, sql, log, statistics, bestTable } = setupBookingApp();

const NEXT_DAY = '2027-03-14';
const createRequest = async (over: object = {}) => {
  const { body } = await ask(over);
  const path = `/api/reservations/link/${body.link.split('/').pop()}`;
  return {
    id: body.id,
    path,
    view: async () => (await guest().get<ReservationStatusView>(path)).body,
    press: (step: string, data?: object) =>
      guest().post<ReservationStatusView & { code: string; message: string }>(
        `${path}/${step}`,
        data,
      ),
    pressAsStaff: async (action: string) =>
      staff().post<{ code: string }>(`/api/reservations/${body.id}/${action}`),
    acceptAsStaff: async () => staff().put(`/api/reservations/${body.id}`, { status: 'confirmed' }),
  };
};
const heldTables = () => sql('select table_id::text "table", date::text from reservation_tables');
const bookedPeople = async () => (await statistics()).bookedPeople;
const heldCovers = async (date: string) => {
  const [held] = await sql('select held from turn_occupancy where date = ? and time_slot_id = ?', [
    date,
    turn().timeSlotId,
  ]);
  return held?.['held'] ?? 0;
};

describe('a guest with the personal link', () => {
  it('can cancel, which frees the covers; a second cancellation appends no event', async () => {
    const request = await createRequest();
    await request.acceptAsStaff();
    const { status, body } = await request.press('cancel');
    expect([status, body.status, body.outcome]).toEqual([200, 'cancelled', 'cancelled_by_guest']);
    expect(await bookedPeople()).toBe(0);
    const before = await log();
    expect((await request.press('cancel')).status).toBe(200);
    expect(await log()).toEqual(before);
  });

  it('cannot cancel or change once the turn has begun', async () => {
    const request = await createRequest();
    app().clock.set('2027-03-13T19:00');
    expect((await request.view()).isChangeable).toBe(false);
    for (const [step, data] of [
      ['cancel'],
      ['confirm'],
      ['change', { ...turn(), numberOfPeople: 1 }],
    ] as const)
      expect(await request.press(step, data)).toMatchObject({
        status: 409,
        body: { code: 'visit_begun' },
      });
  });

  it('can confirm the visit only after staff have accepted', async () => {
    const request = await createRequest();
    expect((await request.press('confirm')).body.code).toBe('reservation_unanswered');
    await request.acceptAsStaff();
    expect((await request.press('confirm')).body.visitConfirmed).toBe(true);
  });

  it('reduces the party without an answer of staff', async () => {
    const request = await createRequest({ numberOfPeople: 4 });
    const { body } = await request.press('change', { ...turn(), numberOfPeople: 3 });
    expect([body.numberOfPeople, body.changeRequest]).toEqual([3, null]);
    expect(await bookedPeople()).toBe(3);
  });

  it('requests another day, and both seats are held until staff answer', async () => {
    const request = await createRequest({ numberOfPeople: 4 });
    const { body } = await request.press('change', {
      ...turn(),
      reservationDate: NEXT_DAY,
      numberOfPeople: 5,
    });
    expect(body.changeRequest).toMatchObject({ reservationDate: NEXT_DAY, numberOfPeople: 5 });
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([4, 5]);
    expect((await request.pressAsStaff('accept-change')).status).toBe(200);
    expect(await request.view()).toMatchObject({
      reservationDate: NEXT_DAY,
      numberOfPeople: 5,
      changeRequest: null,
    });
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([0, 5]);
  });

  it('requests a larger party in the same turn, which holds only the additional covers', async () => {
    const request = await createRequest({ numberOfPeople: 4 });
    await request.press('change', { ...turn(), numberOfPeople: 6 });
    expect(await heldCovers(turn().reservationDate)).toBe(6);
    expect(await statistics()).toMatchObject({ bookedPeople: 4, coversOnHold: 2 });
    await request.pressAsStaff('decline-change');
    expect(await statistics()).toMatchObject({ bookedPeople: 4, coversOnHold: 0 });
    expect(await heldCovers(turn().reservationDate)).toBe(4);
    expect(await request.view()).toMatchObject({ numberOfPeople: 4, changeRequest: null });
  });

  it('keeps the chosen table while a change is pending, and after it was declined', async () => {
    const tableId = await bestTable();
    const request = await createRequest({ tableId });
    await request.acceptAsStaff();
    const change = { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 };
    expect((await request.press('change', change)).status).toBe(200);
    expect(await heldTables()).toEqual([{ table: tableId, date: '2027-03-13' }]);
    await request.pressAsStaff('decline-change');
    expect(await heldTables()).toEqual([{ table: tableId, date: '2027-03-13' }]);
    expect((await request.press('change', change)).status).toBe(200);
    expect((await request.pressAsStaff('accept-change')).status).toBe(200);
    expect(await heldTables()).toEqual([]);
  });

  it('cannot request a full turn, or a second change while one is pending', async () => {
    const request = await createRequest({ numberOfPeople: 2 });
    const change = { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 };
    expect((await request.press('change', change)).status).toBe(200);
    expect((await request.press('change', change)).body.code).toBe('change_pending');
    await request.press('withdraw-change');
    expect(await heldCovers(NEXT_DAY)).toBe(0);
    await sql(`update turn_occupancy set held = 73 where date = ?`, [NEXT_DAY]);
    expect((await request.press('change', change)).body.code).toBe('turn_full');
  });

  it('loses the pending change when staff cancel the reservation', async () => {
    const request = await createRequest({ numberOfPeople: 2 });
    await request.acceptAsStaff();
    await request.press('change', { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 });
    await staff().post(`/api/reservations/${request.id}/cancel`, { reason: 'other' });
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([0, 0]);
    expect(await log()).toEqual([
      'ReservationRequested',
      'ReservationConfirmed',
      'ChangeRequested',
      'ChangeClosed',
      'ReservationCancelled',
    ]);
  });

  it('has the first seat and a pending change after staff undo the acceptance of the change', async () => {
    const request = await createRequest({ numberOfPeople: 2 });
    await request.press('change', { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 });
    await request.pressAsStaff('accept-change');
    expect((await request.pressAsStaff('undo')).status).toBe(200);
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([2, 3]);
    expect((await request.view()).changeRequest).toMatchObject({ reservationDate: NEXT_DAY });
  });

  it('can read the answer, and staff can still undo it', async () => {
    const request = await createRequest();
    await request.acceptAsStaff();
    await request.press('seen');
    expect((await request.pressAsStaff('undo')).status).toBe(200);
    expect(await request.view()).toMatchObject({ status: 'pending' });
    const [row] = await sql('select contact from reservations');
    expect(row!['contact']).toBe('not_informed');
  });

  it('writes a note and corrects the telephone, and staff see both', async () => {
    const request = await createRequest();
    await request.press('note', { notes: 'Un passeggino verde' });
    await request.press('phone', { customerPhone: '0935 000 177' });
    expect(await request.press('phone', { customerPhone: '333 12' })).toMatchObject({
      status: 400,
      body: { code: 'phone_incomplete' },
    });
    const { body } = await staff().get<{ reservation: object }>(`/api/reservations/${request.id}`);
    expect(body.reservation).toMatchObject({
      specialRequests: 'Un passeggino verde',
      customerPhone: '0935 000 177',
      customerName: 'Agata Prova',
    });
    const events = await sql(`select convert_from(canon, 'UTF8') text from event`);
    expect(events.length).toBeGreaterThan(2);
    expect(JSON.stringify(events)).not.toMatch(/passeggino|935 ?000 ?177/);
  });

  it('finds the lost link by reference and four digits, and gets 429 at the eleventh attempt', async () => {
    const { body } = await ask();
    const find = (phoneEnding: string) =>
      guest().post<{ link: string }>('/api/reservations/link', {
        reference: body.reference.toLowerCase(),
        phoneEnding,
      });
    expect((await find('0101')).body.link).toBe(body.link);
    for (let tries = 0; tries < 9; tries++) expect((await find('9999')).status).toBe(404);
    expect((await find('0101')).status).toBe(429);
  });
});
