import type {
  BulkAcceptanceResult,
  OpenRequest,
} from '#src/contracts/booking/open-request-operations.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { venue } from '#src/venue.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { setupBookingApp, type RefusalBody } from '#test/support/fixtures/booking-app.ts';

const bookingApp = setupBookingApp();
const { joined, state, answer, offerByHand, offerFreedSeats } = createWaitingListDriver(bookingApp);
const { staff, sql, ask, decide, enter, list, turn } = bookingApp;

const GROUND_FLOOR = 0;
const STEP_FREE = ['step_free'];

let guests = 0;
const sendRequest = async (numberOfPeople: number, seatWishes: string[], over: object = {}) =>
  (await ask({ ...buildGuest((guests += 1)), numberOfPeople, seatWishes, ...over })).body.id;
const listOpenRequests = async () =>
  (await staff().get<OpenRequest[]>('/api/reservations/open-requests')).body;
const findOpen = async (id: string) =>
  (await listOpenRequests()).find(({ reservation }) => reservation.id === id)!;
const listTables = (floor: number) =>
  sql('select id::text, name, capacity from tables where floor = $1 order by capacity desc', [
    floor,
  ]);
const findTableId = async (name: string) =>
  (await sql('select id::text from tables where name = $1', [name]))[0]!['id'] as string;
const findFloor = async (id: string) =>
  (await sql('select floor from reservations where id = $1', [id]))[0]!['floor'];
const accept = (id: string, body: object = {}) =>
  staff().put<RefusalBody>(`/api/reservations/${id}`, { status: 'confirmed', ...body });
const acceptMany = (requests: readonly object[]) =>
  staff().post<BulkAcceptanceResult>('/api/reservations/accept-many', { requests });
const fillFloor = async (floor: number, except: readonly string[] = []) => {
  for (const { id, name } of await listTables(floor))
    if (!except.includes(name as string)) await enter({ tableId: id, numberOfPeople: 1 });
};
const listTurns = async (numberOfPeople: number, seatWishes: string, date: string) =>
  (
    await staff().get<TurnForParty[]>(
      `/api/reservations/turns-for-party?date=${date}&numberOfPeople=${numberOfPeople}&seatWishes=${seatWishes}`,
    )
  ).body;

describe('a request for the ground floor', () => {
  it('gets a proposed table on the ground floor, even if a better fit is upstairs', async () => {
    const id = await sendRequest(2, STEP_FREE);
    for (const name of ['Sala 1', 'Sala 2'])
      await enter({ tableId: await findTableId(name), numberOfPeople: 2 });
    const { fits, table } = await findOpen(id);
    expect([fits, table!.name]).toEqual([true, 'Sala 3']);
  });

  it('gets another proposed table if the guest chose one upstairs', async () => {
    const id = await sendRequest(2, STEP_FREE, { tableId: await findTableId('Loggia 1') });
    expect((await findOpen(id)).table!.name).toBe('Sala 1');
    expect((await accept(id)).status).toBe(200);
    expect(await findFloor(id)).toBe(GROUND_FLOOR);
  });

  it('gets a table on the ground floor if staff accept it without naming a table', async () => {
    const id = await sendRequest(4, STEP_FREE);
    expect((await decide(id, 'confirmed')).status).toBe(200);
    expect(await findFloor(id)).toBe(GROUND_FLOOR);
  });

  it('names the party to move if the ground floor is taken', async () => {
    await fillFloor(GROUND_FLOOR);
    const id = await sendRequest(2, STEP_FREE);
    const { fits, unmetWish, move } = await findOpen(id);
    expect([fits, unmetWish]).toEqual([false, 'step_free']);
    expect(move!.to.name).toMatch(/^Loggia/);
    expect(move!.table.name).toMatch(/^Sala/);
    const { status } = await staff().post(`/api/reservations/${id}/accept-with-move`, {
      tableId: move!.table.id,
      move: { id: move!.reservation.id, tableId: move!.to.id },
    });
    expect(status).toBe(200);
    expect(await findFloor(id)).toBe(GROUND_FLOOR);
  });

  it('is refused with 409 if it is impossible, unless staff accept it nevertheless', async () => {
    await fillFloor(GROUND_FLOOR);
    await sql('update reservations set table_pinned = true');
    const id = await sendRequest(2, STEP_FREE);
    expect(await findOpen(id)).toMatchObject({ fits: false, unmetWish: 'step_free', move: null });
    const upstairs = { tableId: await findTableId('Loggia 1') };
    for (const body of [{}, upstairs]) {
      const { status, body: refusal } = await accept(id, body);
      expect([status, refusal.code]).toEqual([409, 'wish_unmet']);
    }
    expect((await accept(id, { ...upstairs, ignoresWishes: true })).status).toBe(200);
  });

  it('stays pending if a bulk acceptance would put it upstairs, and the answer says why', async () => {
    const id = await sendRequest(2, STEP_FREE);
    const other = await sendRequest(2, []);
    const { body } = await acceptMany([
      { id, tableId: await findTableId('Loggia 1') },
      { id: other, tableId: await findTableId('Loggia 2') },
    ]);
    expect(body.accepted.map((one) => one.id)).toEqual([other]);
    expect(body.missed).toMatchObject([{ id, code: 'wish_unmet' }]);
    expect(body.missed[0]!.message).toMatch(/piano terra/);
    expect((await list()).find((one) => one.id === id)!.status).toBe('pending');
  });

  it('is moved upstairs only with a reason', async () => {
    const { body } = await enter({ numberOfPeople: 2, seatWishes: STEP_FREE });
    const upstairs = { ...turn(), numberOfPeople: 2, tableId: await findTableId('Loggia 1') };
    const move = (over: object) =>
      staff().post<RefusalBody>(`/api/reservations/${body.id}/move`, { ...upstairs, ...over });
    const refused = await move({});
    expect([refused.status, refused.body.code]).toEqual([409, 'wish_unmet']);
    expect(refused.body.details).toMatchObject({ overridable: true });
    expect((await move({ override: { reason: 'Lo chiede l’ospite' } })).status).toBe(200);
  });
});

describe('a party with a dog', () => {
  const SUMMER = '2027-06-12';

  it('gets a table outdoors in summer, and none in winter', async () => {
    const [summer] = await listTurns(2, 'with_dog', SUMMER);
    expect(summer!.tables.map(({ name }) => name.split(' ')[0])).toEqual(
      summer!.tables.map(() => 'Terrazza'),
    );
    expect(summer!.state).toBe('fits');
    const [winter] = await listTurns(2, 'with_dog', turn().reservationDate);
    expect(winter).toMatchObject({ state: 'full', unmetWish: 'with_dog', tables: [] });
  });

  it('is told that it is impossible in winter', async () => {
    const id = await sendRequest(2, ['with_dog']);
    expect(await findOpen(id)).toMatchObject({ fits: false, unmetWish: 'with_dog', move: null });
  });
});

describe('a high chair', () => {
  it('is promised to as many parties of a turn as there are chairs', async () => {
    const ids: string[] = [];
    for (let chairs = 0; chairs <= venue.highChairs; chairs += 1)
      ids.push(await sendRequest(2, ['high_chair']));
    const open = await listOpenRequests();
    const misfits = open.filter(({ fits }) => !fits);
    expect(misfits).toMatchObject([{ unmetWish: 'high_chair', move: null }]);
    const { body } = await acceptMany(
      open.map(({ reservation: { id }, table }) => ({ id, tableId: table?.id ?? null })),
    );
    expect(body.missed).toMatchObject([{ code: 'wish_unmet' }]);
  });
});

describe('a party on the waiting list', () => {
  /** Takes all covers of the turn, of which two are at a table upstairs. */
  const fillTurn = async () => {
    const upstairs = await enter({ numberOfPeople: 2, tableId: await findTableId('Loggia 1') });
    await fillFloor(GROUND_FLOOR);
    await sql('update time_slots set max_covers = 10');
    return upstairs.body.id;
  };
  const cancel = (id: string) => bookingApp.press(id, 'cancel', { reason: 'guest_asked' });
  const findAtTable = async (name: string) =>
    (await list()).find(({ tableName, status }) => tableName === name && status === 'confirmed')!
      .id;

  it('gets an offer only if a table meets its wish, and then that table', async () => {
    const upstairs = await fillTurn();
    const { token, id } = await joined({ seatWishes: STEP_FREE });
    await cancel(upstairs);
    await offerFreedSeats();
    expect((await state(token)).status).toBe('waiting');
    const refused = await offerByHand(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'wish_unmet']);
    await cancel(await findAtTable('Sala 2'));
    await offerFreedSeats();
    expect((await state(token)).status).toBe('offered');
    await answer(token, 'accept');
    const seated = await findAtTable('Sala 2');
    expect((await list()).find((one) => one.id === seated)).toMatchObject({
      origin: 'waiting_list',
      seatWishes: STEP_FREE,
    });
  });
});

describe('a request that needs a look', () => {
  it('stays pending in a bulk acceptance if the guest did not come once, and the list says so', async () => {
    const { body } = await enter({ ...buildGuest(80), numberOfPeople: 2 });
    await sql(`update reservations set status = 'cancelled', outcome = 'no_show' where id = $1`, [
      body.id,
    ]);
    const id = (await ask({ ...buildGuest(80), numberOfPeople: 2 })).body.id;
    expect((await findOpen(id)).guest).toMatchObject({ noShows: 1 });
    expect((await acceptMany([{ id, tableId: null }])).body).toMatchObject({
      accepted: [],
      missed: [{ id, code: 'needs_look' }],
    });
    expect((await accept(id)).status).toBe(200);
  });

  it('stays pending in a bulk acceptance if the guest has another reservation that day', async () => {
    const late = bookingApp.slotId('cena_terzo');
    await enter({ ...buildGuest(81), numberOfPeople: 2, timeSlotId: late });
    const id = (await ask({ ...buildGuest(81), numberOfPeople: 2 })).body.id;
    expect((await findOpen(id)).guest.sameDay).toEqual(['21:30']);
    const { body } = await acceptMany([{ id, tableId: null }]);
    expect(body.missed[0]!.message).toMatch(/21:30/);
  });
});

describe('a party that telephones or stands at the door', () => {
  it('is offered only tables that meet its wishes', async () => {
    const [phone] = await listTurns(2, 'step_free', turn().reservationDate);
    expect(phone!.tables.every(({ floor }) => floor === GROUND_FLOOR)).toBe(true);
    await fillFloor(GROUND_FLOOR);
    const [full] = (await listTurns(2, 'step_free', turn().reservationDate)).filter(
      ({ timeSlotId }) => timeSlotId === turn().timeSlotId,
    );
    expect(full).toMatchObject({ state: 'full', unmetWish: 'step_free', tables: [] });
  });

  it.each(['phone', 'walk_in'])(
    'keeps its wishes, and needs a reason upstairs (%s)',
    async (origin) => {
      const entry = { origin, numberOfPeople: 2, seatWishes: STEP_FREE };
      const upstairs = { ...entry, tableId: await findTableId('Loggia 1') };
      const { status, body } = await enter(upstairs);
      expect([status, body.code]).toEqual([409, 'wish_unmet']);
      const entered = await enter({ ...upstairs, override: { reason: 'Va bene lo stesso' } });
      expect(entered.body.seatWishes).toEqual(STEP_FREE);
    },
  );
});
