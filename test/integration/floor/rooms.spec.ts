import { TOKENS } from '#src/composition/tokens.ts';
import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { RoomView, SavedRoom } from '#src/contracts/booking/rooms.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import {
  BOOKING_DATE,
  setupBookingApp,
  type RefusalBody,
} from '#test/support/fixtures/booking-app.ts';

const bookingApp = setupBookingApp();
const { app, guest, staff, sql, ask, enter, availability, slotId, log } = bookingApp;
const { joined, offerByHand } = createWaitingListDriver(bookingApp);

const [HALL, UPSTAIRS, TERRACE] = [0, 1, 2];
const NEXT_DAY = '2027-03-14';

const change = (floor: number, body: object, headers: Record<string, string> = {}) =>
  staff().patch<SavedRoom & RefusalBody>(`/api/rooms/${floor}`, body, headers);
const rooms = async () => (await guest().get<RoomView[]>('/api/rooms')).body;
const listFloors = async () => [
  ...new Set((await availability()).availableSlots.map(({ floor }) => floor)),
];
const findTableId = async (name: string) =>
  (await sql('select id::text from tables where name = ?', [name]))[0]!['id'] as string;
const setAllRooms = async (closedUntil: string | null) => {
  for (const floor of [HALL, UPSTAIRS, TERRACE])
    expect((await change(floor, { closedUntil })).status).toBe(200);
};

describe('the rooms', () => {
  it('are open as the venue says until staff change them', async () => {
    expect(
      (await rooms()).map(({ name, seasonFrom, seasonTo, closedUntil }) => [
        name,
        seasonFrom,
        seasonTo,
        closedUntil,
      ]),
    ).toEqual([
      ['Sala', null, null, null],
      ['Loggia', null, null, null],
      ['Terrazza', '04-01', '10-31', null],
    ]);
    expect(await sql('select 1 from rooms')).toEqual([]);
    expect((await listFloors()).toSorted()).toEqual([HALL, UPSTAIRS]);
    expect((await availability()).closedRooms).toEqual([
      { floor: TERRACE, reopensOn: '2027-04-01' },
    ]);
  });

  it('offer the tables of a terrace at once when its season begins earlier', async () => {
    const { status, body } = await change(TERRACE, { seasonFrom: '03-01' });
    expect([status, body.seasonFrom, body.seasonTo]).toEqual([200, '03-01', '10-31']);
    expect((await listFloors()).toSorted()).toEqual([HALL, UPSTAIRS, TERRACE]);
    expect((await availability()).closedRooms).toEqual([]);
    expect((await rooms())[TERRACE]).toMatchObject({ seasonFrom: '03-01' });
    const { body: tables } = await staff().get<TableView[]>('/api/tables');
    expect(tables.find(({ floor }) => floor === TERRACE)!.room).toEqual({
      seasonFrom: '03-01',
      seasonTo: '10-31',
      closedUntil: null,
    });
    expect((await ask({ tableId: await findTableId('Terrazza 1') })).status).toBe(201);
  });

  it('are closed until a day, and open on that day', async () => {
    const tableId = await findTableId('Loggia 1');
    await change(UPSTAIRS, { closedUntil: NEXT_DAY });
    expect(await listFloors()).toEqual([HALL]);
    const day = new Intl.DateTimeFormat('it', { dateStyle: 'full' }).format(new Date(NEXT_DAY));
    const refused = await ask({ tableId });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `La sala di questo tavolo è chiusa: riapre ${day}. Scegli un altro tavolo.`,
    ]);
    expect((await enter({ tableId, numberOfPeople: 2 })).body).toMatchObject({
      code: 'table_out_of_season',
      message: `La sala del tavolo «Loggia 1» è chiusa: riapre ${day}.`,
    });
    expect((await ask({ tableId, reservationDate: NEXT_DAY })).status).toBe(201);
    await change(UPSTAIRS, { closedUntil: null });
    expect((await listFloors()).toSorted()).toEqual([HALL, UPSTAIRS]);
  });

  it('close and open the search, days, requests, turns for staff and the waiting list', async () => {
    const requested = (await ask()).body.id;
    await staff().post('/api/turn-limits', {
      date: BOOKING_DATE,
      kind: 'full',
      timeSlotId: slotId('cena_primo'),
    });
    const { id } = await joined();
    const [limit] = (await staff().get<{ id: string }[]>(`/api/turn-limits?date=${BOOKING_DATE}`))
      .body;
    const readState = async () => {
      const search = `numberOfPeople=2&date=${BOOKING_DATE}`;
      const days = await guest().get<DayAvailability[]>(
        `/api/availability/days?from=${BOOKING_DATE}&days=1&numberOfPeople=2`,
      );
      const open = await staff().get<OpenRequest[]>('/api/reservations/open-requests');
      const turns = await staff().get<TurnForParty[]>(
        `/api/reservations/turns-for-party?${search}`,
      );
      return [
        (await availability()).capacityInfo.canAccommodate,
        days.body[0]!.state !== 'full',
        open.body.find(({ reservation }) => reservation.id === requested)!.table !== null,
        turns.body.some(({ tables }) => tables.length > 0),
      ];
    };
    await setAllRooms(NEXT_DAY);
    await staff().delete(`/api/turn-limits/${limit!.id}`);
    expect(await readState()).toEqual([false, false, false, false]);
    expect((await offerByHand(id)).status).toBe(409);
    await setAllRooms(null);
    expect(await readState()).toEqual([true, true, true, true]);
    expect((await offerByHand(id)).status).toBe(200);
  });
});

describe('a change of a room', () => {
  it.each([
    [{ seasonFrom: '04-31' }, 'seasonFrom', 'Scrivi giorno e mese, per esempio 15/03'],
    [{ seasonFrom: null }, 'seasonFrom', 'Una stagione ha un primo e un ultimo giorno'],
    [{ closedUntil: '2027-02-30' }, 'closedUntil', 'Scrivi il giorno in cui la sala riapre'],
    [{ closedUntil: '2027-03-10' }, 'closedUntil', 'La sala deve riaprire dopo oggi'],
  ])('to %j is refused with a sentence and changes nothing', async (body, field, text) => {
    const answer = await change(TERRACE, body);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: text }]);
    expect(await log()).toEqual([]);
    expect((await rooms())[TERRACE]).toMatchObject({ seasonFrom: '04-01', closedUntil: null });
  });

  it('is refused for a floor without a room and for guests', async () => {
    expect((await change(7, { closedUntil: NEXT_DAY })).status).toBe(400);
    expect((await guest().patch('/api/rooms/2', { closedUntil: NEXT_DAY })).status).toBe(401);
    expect(await log()).toEqual([]);
  });

  it('is recorded with the state before, once, and an equal one is not', async () => {
    const { body } = await change(UPSTAIRS, { closedUntil: NEXT_DAY });
    expect((await change(UPSTAIRS, { closedUntil: NEXT_DAY })).body.updatedAt).toBe(body.updatedAt);
    expect(await sql('select type, data from event order by pos')).toEqual([
      {
        type: 'RoomChanged',
        data: {
          room: { floor: UPSTAIRS, seasonFrom: null, seasonTo: null, closedUntil: NEXT_DAY },
          was: { floor: UPSTAIRS, seasonFrom: null, seasonTo: null, closedUntil: null },
        },
      },
    ]);
    const { body: history } = await staff().get<{ events: { sentence: string }[] }>(
      '/api/audit/events',
    );
    expect(history.events[0]!.sentence).toBe(
      `Sala modificata: «Loggia». chiusa fino al: – → ${NEXT_DAY}`,
    );
  });

  it('is refused when a colleague changed the room since it was read', async () => {
    const [, read] = await rooms();
    await change(UPSTAIRS, { closedUntil: NEXT_DAY });
    const headers = { 'if-match': `"${read!.updatedAt}"` };
    const { status, body } = await change(UPSTAIRS, { closedUntil: null }, headers);
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.message).toContain('la sala «Loggia»');
    expect((await rooms())[UPSTAIRS]!.closedUntil).toBe(NEXT_DAY);
  });

  it('answers the reservations at its tables on the closed days, and keeps them', async () => {
    const tableId = await findTableId('Loggia 1');
    const { body: party } = await enter({ tableId, numberOfPeople: 2 });
    await enter({ tableId: await findTableId('Sala 1'), numberOfPeople: 2 });
    await enter({ tableId, numberOfPeople: 2, reservationDate: NEXT_DAY });
    const { body } = await change(UPSTAIRS, { closedUntil: NEXT_DAY });
    expect(body.affected.map(({ reservationId, date }) => [reservationId, date])).toEqual([
      [party.id, BOOKING_DATE],
    ]);
    expect(await sql('select status from reservations where id = ?', [party.id])).toEqual([
      { status: 'confirmed' },
    ]);
    expect((await change(UPSTAIRS, { closedUntil: null })).body.affected).toEqual([]);
  });

  it('leaves the past book and the rebuilt read models as they were', async () => {
    await enter({ tableId: await findTableId('Loggia 1'), numberOfPeople: 2 });
    const [{ pos }] = (await sql('select max(pos)::int pos from event')) as [{ pos: number }];
    const readBook = async () =>
      (
        await staff().get<ReservationsAsOfView>(
          `/api/audit/book?date=${BOOKING_DATE}&position=${pos}`,
        )
      ).body;
    const before = await readBook();
    expect(before.reservations).toHaveLength(1);
    await change(UPSTAIRS, { closedUntil: NEXT_DAY });
    expect(await readBook()).toEqual(before);
    expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
});
