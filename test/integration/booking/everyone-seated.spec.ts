import type { DayAvailability } from '#src/contracts/booking/availability-days.ts';
import type { ChangedTable, TableView } from '#src/contracts/booking/table-management.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';

const bookingApp = setupBookingApp();

const { app, guest, staff, sql, ask, availability, decide, enter, press, slotId, turn } =
  bookingApp;
const { joined, offerFreedSeats, offerByHand } = createWaitingListDriver(bookingApp);

/** Deactivates all tables of the demo floor except these. */
const activateOnly = (...names: string[]) =>
  sql('update tables set is_active = (name = any(?))', [names]);
const findTable = async (name: string) =>
  (await staff().get<TableView[]>('/api/tables')).body.find((one) => one.name === name)!;
const requestFor = (numberOfPeople: number, over: object = {}) =>
  ask({ ...buildGuest(numberOfPeople), numberOfPeople, ...over });
const canAccommodate = async (people: number) =>
  (
    await availability(
      `date=${BOOKING_DATE}&numberOfPeople=${people}&mealType=cena&timeSlot=cena_primo`,
    )
  ).capacityInfo.canAccommodate;
const readDayState = async (people: number) =>
  (
    await guest().get<DayAvailability[]>(
      `/api/availability/days?from=${BOOKING_DATE}&days=1&numberOfPeople=${people}`,
    )
  ).body[0]!.turns.find(({ timeSlotId }) => timeSlotId === slotId('cena_primo'))!.state;

describe('the rule that all parties of a turn can be seated', () => {
  it('rejects a request without a table although covers are free, as search and days report', async () => {
    await activateOnly('Sala 5', 'Sala 6');
    expect((await requestFor(4)).status).toBe(201);
    expect([await canAccommodate(4), await readDayState(4)]).toEqual([true, 'free']);
    expect((await requestFor(3)).status).toBe(201);
    const { status, body } = await requestFor(2);
    expect([status, body.code, body.message]).toEqual([
      409,
      'no_table_left',
      'Così non tutti avrebbero un tavolo in questo turno. Scegli un altro tavolo o un altro turno.',
    ]);
    expect([await canAccommodate(2), await readDayState(2)]).toEqual([false, 'full']);
    expect((await ask({ numberOfPeople: 2 }, { 'accept-language': 'en' })).body.message).toMatch(
      /not everyone/,
    );
  });

  it('rejects a table that another party needs, which the search marks as not suitable', async () => {
    await activateOnly('Sala 1', 'Sala 6');
    await requestFor(4);
    const large = await findTable('Sala 6');
    expect((await requestFor(2, { tableId: large.id })).body.code).toBe('no_table_left');
    expect(
      (await availability()).availableSlots.map(({ tableName, suitable }) => [tableName, suitable]),
    ).toEqual([
      ['Sala 1', true],
      ['Sala 6', false],
    ]);
    expect((await requestFor(2)).status).toBe(201);
  });

  it('counts joinable tables together, and follows a change of the join group', async () => {
    await activateOnly('Sala 3', 'Sala 4', 'Sala 5');
    expect((await requestFor(8)).status).toBe(201);
    expect((await requestFor(8)).body.code).toBe('no_table_left');
    await press((await bookingApp.list())[0]!.id, 'cancel', { reason: 'guest_asked' });
    const { id } = await findTable('Sala 3');
    expect(
      (await staff().put<ChangedTable>(`/api/tables/${id}`, { joinGroup: '' })).body,
    ).toMatchObject({ joinGroup: null });
    expect((await requestFor(7)).body.code).toBe('no_table_left');
    expect((await requestFor(4)).status).toBe(201);
  });

  it('counts open offers and requested changes', async () => {
    await activateOnly('Sala 5', 'Sala 6', 'Loggia 6');
    const reopen = await declareTurnFull(staff(), BOOKING_DATE);
    const first = await joined({ numberOfPeople: 3 });
    await reopen();
    expect(await offerFreedSeats()).toBe(1);
    const { body } = await requestFor(2);
    const token = body.link.split('/').pop();
    const changed = await guest().post(`/api/reservations/link/${token}/change`, {
      ...turn(),
      numberOfPeople: 4,
    });
    expect(changed.status).toBe(200);
    expect((await requestFor(4)).status).toBe(201);
    expect((await requestFor(2)).body.code).toBe('no_table_left');
    const laterEntry = await joined({ numberOfPeople: 2, customerPhone: '333 765 43 21' });
    expect((await offerByHand(laterEntry.id)).body).toMatchObject({
      code: 'no_table_left',
      message: 'Nessun tavolo libero per 2 persone in questo turno.',
    });
    await guest().post(`/api/waiting-list/link/${first.token}/decline`);
    expect((await offerByHand(laterEntry.id)).status).toBe(200);
  });
});

describe('staff', () => {
  it('can override the seating rule with a reason, and later guests are accepted as before', async () => {
    await activateOnly('Sala 5', 'Sala 6');
    const { status, body } = await enter({ numberOfPeople: 12 });
    expect([status, body.code, body.details]).toEqual([
      409,
      'no_table_left',
      { overridable: true, limits: ['no_table_left'] },
    ]);
    const entered = await enter({ numberOfPeople: 12, override: { reason: 'In giardino' } });
    expect(entered.status).toBe(201);
    expect([(await requestFor(4)).status, (await requestFor(3)).status]).toEqual([201, 201]);
    expect((await requestFor(2)).body.code).toBe('no_table_left');
  });

  it('cannot accept a request when its last suitable table was deactivated', async () => {
    await activateOnly('Sala 6', 'Sala 1');
    const { body } = await requestFor(4);
    await activateOnly('Sala 1');
    expect((await decide(body.id, 'confirmed')).body).toMatchObject({
      code: 'no_table_left',
      message: expect.stringContaining('Non si può accettare'),
    });
    expect((await requestFor(2)).status).toBe(201);
    await activateOnly('Sala 6', 'Sala 1');
    expect((await decide(body.id, 'confirmed')).status).toBe(200);
  });

  it('cannot move a party without a reason to a table that another party needs', async () => {
    await activateOnly('Sala 6', 'Sala 1');
    const { body } = await requestFor(2);
    await requestFor(4);
    const move = { ...turn(), numberOfPeople: 2, tableId: (await findTable('Sala 6')).id };
    expect((await press(body.id, 'move', move)).body.code).toBe('no_table_left');
    expect(
      (await press(body.id, 'move', { ...move, tableId: (await findTable('Sala 1')).id })).status,
    ).toBe(200);
  });
});

/** Leaves only Sala 8, which is reserved for parties of five or more. */
const leaveOnlyLargeTable = () => sql(`update tables set is_active = (name = 'Sala 8')`);
const listTurns = async (people: number) =>
  (
    await staff().get<TurnForParty[]>(
      `/api/reservations/turns-for-party?date=${BOOKING_DATE}&numberOfPeople=${people}`,
    )
  ).body;

describe('a table for larger parties', () => {
  beforeEach(leaveOnlyLargeTable);

  it('is offered to a small party that telephones, and booked without a reason', async () => {
    const found = (await listTurns(2)).find(({ timeSlotId }) => timeSlotId === turn().timeSlotId)!;
    expect(found).toMatchObject({ state: 'large', tables: [{ name: 'Sala 8', isLarge: true }] });
    const { status, body } = await enter({ numberOfPeople: 2, tableId: found.tables[0]!.id });
    expect([status, body.tableName]).toEqual([201, 'Sala 8']);
  });

  it.each(['phone', 'walk_in'])('holds a small party without a table (%s)', async (origin) => {
    expect((await enter({ origin, numberOfPeople: 2, tableId: null })).status).toBe(201);
    expect((await enter({ origin, numberOfPeople: 6, tableId: null })).body.code).toBe(
      'no_table_left',
    );
  });

  it('is not offered online to a small party hours before the turn', async () => {
    const { availableSlots, capacityInfo } = await availability();
    expect(availableSlots.some(({ suitable }) => suitable)).toBe(false);
    expect(capacityInfo.canAccommodate).toBe(false);
    const asked = await ask({ ...buildGuest(1), numberOfPeople: 2, tableId: null });
    expect([asked.status, asked.body.code]).toEqual([409, 'no_table_left']);
  });

  it('is offered online to a small party in the last three hours', async () => {
    app().clock.set(`${BOOKING_DATE}T16:30`);
    const { availableSlots } = await availability();
    expect(availableSlots).toMatchObject([{ tableName: 'Sala 8', suitable: true }]);
    const { status } = await ask({ ...buildGuest(1), numberOfPeople: 2, tableId: null });
    expect(status).toBe(201);
  });

  it('is not promised twice, although an online party and one of staff follow other rules', async () => {
    await enter({ numberOfPeople: 2, tableId: null });
    const { body } = await ask({ ...buildGuest(1), numberOfPeople: 6, tableId: null });
    expect(body.code).toBe('no_table_left');
  });
});
