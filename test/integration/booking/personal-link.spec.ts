import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { setupBookingApp } from '#test/support/fixtures/booking-app.ts';

const { app, guest, staff, turn, ask, sql, log, statistics, bestTable } = setupBookingApp();

const NEXT_DAY = '2027-03-14';
const asked = async (over: object = {}) => {
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
    answer: async (word: string) =>
      staff().post<{ code: string }>(`/api/reservations/${body.id}/${word}`),
    accept: async () => staff().put(`/api/reservations/${body.id}`, { status: 'confirmed' }),
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
  it('cancels until the turn begins; covers and table are free at once', async () => {
    const mine = await asked();
    await mine.accept();
    const { status, body } = await mine.press('cancel');
    expect([status, body.status, body.outcome]).toEqual([200, 'cancelled', 'cancelled_by_guest']);
    expect(await bookedPeople()).toBe(0);
    const before = await log();
    expect((await mine.press('cancel')).status).toBe(200);
    expect(await log()).toEqual(before);
  });

  it('cannot cancel or change once the turn has begun', async () => {
    const mine = await asked();
    app().clock.set('2027-03-13T19:00');
    expect((await mine.view()).isChangeable).toBe(false);
    for (const [step, data] of [
      ['cancel'],
      ['confirm'],
      ['change', { ...turn(), numberOfPeople: 1 }],
    ] as const)
      expect(await mine.press(step, data)).toMatchObject({
        status: 409,
        body: { code: 'visit_begun' },
      });
  });

  it('confirms the visit, after staff have accepted', async () => {
    const mine = await asked();
    expect((await mine.press('confirm')).body.code).toBe('reservation_unanswered');
    await mine.accept();
    expect((await mine.press('confirm')).body.visitConfirmed).toBe(true);
  });

  it('comes with fewer people, which is changed immediately', async () => {
    const mine = await asked({ numberOfPeople: 4 });
    const { body } = await mine.press('change', { ...turn(), numberOfPeople: 3 });
    expect([body.numberOfPeople, body.changeRequest]).toEqual([3, null]);
    expect(await bookedPeople()).toBe(3);
  });

  it('asks for another day: both seats are held until staff answer', async () => {
    const mine = await asked({ numberOfPeople: 4 });
    const { body } = await mine.press('change', {
      ...turn(),
      reservationDate: NEXT_DAY,
      numberOfPeople: 5,
    });
    expect(body.changeRequest).toMatchObject({ reservationDate: NEXT_DAY, numberOfPeople: 5 });
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([4, 5]);
    expect((await mine.answer('accept-change')).status).toBe(200);
    expect(await mine.view()).toMatchObject({
      reservationDate: NEXT_DAY,
      numberOfPeople: 5,
      changeRequest: null,
    });
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([0, 5]);
  });

  it('holds only the additional covers for a larger party in the same turn', async () => {
    const mine = await asked({ numberOfPeople: 4 });
    await mine.press('change', { ...turn(), numberOfPeople: 6 });
    expect(await heldCovers(turn().reservationDate)).toBe(6);
    expect(await statistics()).toMatchObject({ bookedPeople: 4, coversOnHold: 2 });
    await mine.answer('decline-change');
    expect(await statistics()).toMatchObject({ bookedPeople: 4, coversOnHold: 0 });
    expect(await heldCovers(turn().reservationDate)).toBe(4);
    expect(await mine.view()).toMatchObject({ numberOfPeople: 4, changeRequest: null });
  });

  it('keeps the chosen table while a change is asked for, and after it was declined', async () => {
    const tableId = await bestTable();
    const mine = await asked({ tableId });
    await mine.accept();
    const change = { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 };
    expect((await mine.press('change', change)).status).toBe(200);
    expect(await heldTables()).toEqual([{ table: tableId, date: '2027-03-13' }]);
    await mine.answer('decline-change');
    expect(await heldTables()).toEqual([{ table: tableId, date: '2027-03-13' }]);
    expect((await mine.press('change', change)).status).toBe(200);
    expect((await mine.answer('accept-change')).status).toBe(200);
    expect(await heldTables()).toEqual([]);
  });

  it('gets no change that is full, and no second one beside the first', async () => {
    const mine = await asked({ numberOfPeople: 2 });
    const change = { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 };
    expect((await mine.press('change', change)).status).toBe(200);
    expect((await mine.press('change', change)).body.code).toBe('change_pending');
    await mine.press('withdraw-change');
    expect(await heldCovers(NEXT_DAY)).toBe(0);
    await sql(`update turn_occupancy set held = 73 where date = ?`, [NEXT_DAY]);
    expect((await mine.press('change', change)).body.code).toBe('turn_full');
  });

  it('loses the asked change, never the seat, when staff cancel or move meanwhile', async () => {
    const mine = await asked({ numberOfPeople: 2 });
    await mine.accept();
    await mine.press('change', { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 });
    await staff().post(`/api/reservations/${mine.id}/cancel`, { reason: 'other' });
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([0, 0]);
    expect(await log()).toEqual([
      'ReservationRequested',
      'ReservationConfirmed',
      'ChangeRequested',
      'ChangeClosed',
      'ReservationCancelled',
    ]);
  });

  it('takes staff back to the first seat when they undo their acceptance', async () => {
    const mine = await asked({ numberOfPeople: 2 });
    await mine.press('change', { ...turn(), reservationDate: NEXT_DAY, numberOfPeople: 3 });
    await mine.answer('accept-change');
    expect((await mine.answer('undo')).status).toBe(200);
    expect([await heldCovers(turn().reservationDate), await heldCovers(NEXT_DAY)]).toEqual([2, 3]);
    expect((await mine.view()).changeRequest).toMatchObject({ reservationDate: NEXT_DAY });
  });

  it('does not stand in the way of an undo by reading the answer', async () => {
    const mine = await asked();
    await mine.accept();
    await mine.press('seen');
    expect((await mine.answer('undo')).status).toBe(200);
    expect(await mine.view()).toMatchObject({ status: 'pending' });
    const [row] = await sql('select contact from reservations');
    expect(row!['contact']).toBe('not_informed');
  });

  it('writes a note and corrects the telephone, which appear in no event', async () => {
    const mine = await asked();
    await mine.press('note', { notes: 'Un passeggino verde' });
    await mine.press('phone', { customerPhone: '0935 000 177' });
    expect(await mine.press('phone', { customerPhone: '333 12' })).toMatchObject({
      status: 400,
      body: { code: 'phone_incomplete' },
    });
    const { body } = await staff().get<{ reservation: object }>(`/api/reservations/${mine.id}`);
    expect(body.reservation).toMatchObject({
      specialRequests: 'Un passeggino verde',
      customerPhone: '0935 000 177',
      customerName: 'Agata Prova',
    });
    expect(JSON.stringify(await log())).not.toMatch(/passeggino|0935/);
  });

  it('finds the lost link by code and four digits, and only ten times an hour', async () => {
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
