import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import type { UnavailableTable } from '#src/contracts/booking/table-blocks.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { createBookingConsistencyQueries } from '#test/support/assertions/booking-consistency.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { setupBookingApp, type RefusalBody } from '#test/support/fixtures/booking-app.ts';

const bookingApp = setupBookingApp();
const { app, staff, sql, ask, enter, press, turn, log } = bookingApp;

let tableIds: Map<string, string>;
beforeEach(async () => {
  const { body } = await staff().get<TableView[]>('/api/tables');
  tableIds = new Map(body.map(({ name, id }) => [name, id]));
});
const findTableId = (name: string) => tableIds.get(name)!;
const buildTableIds = (first: string, ...others: string[]) => ({
  tableId: findTableId(first),
  joinedTableIds: others.map(findTableId),
});
const activateOnly = (...names: string[]) =>
  sql('update tables set is_active = (name = any(?))', [names]);
const listOpenRequests = async () =>
  (await staff().get<OpenRequest[]>('/api/reservations/open-requests')).body;
const listHeldTables = () =>
  sql(`select t.name, r.table_name "of" from reservation_tables h join tables t on t.id = h.table_id
    join reservations r on r.id = h.reservation_id order by 1`);
const expectNoReplayDifferences = async () =>
  expect((await app().container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
const enterPartyOfTen = (over: object = {}) =>
  enter({ numberOfPeople: 10, ...buildTableIds('Sala 7', 'Sala 8'), ...over });

describe('a party at the joined tables Sala 7 and Sala 8', () => {
  it('takes both tables with one reservation, which response and export show as Sala 7+8', async () => {
    const { status, body } = await enterPartyOfTen();
    expect([status, body]).toMatchObject([
      201,
      { ...buildTableIds('Sala 7', 'Sala 8'), tableName: 'Sala 7+8', tablePinned: false },
    ]);
    expect(await listHeldTables()).toEqual([
      { name: 'Sala 7', of: 'Sala 7+8' },
      { name: 'Sala 8', of: 'Sala 7+8' },
    ]);
    const csv = await staff().get<string>(
      `/api/reservations/export?from=${turn().reservationDate}&to=${turn().reservationDate}`,
    );
    expect(csv.text).toContain('Sala 7+8');
    await expectNoReplayDifferences();
  });

  it('prevents another booking, a block and the deletion of the second table', async () => {
    await enterPartyOfTen();
    const asked = await ask({ tableId: findTableId('Sala 8'), numberOfPeople: 5 });
    const entered = await enter({ numberOfPeople: 5, tableId: findTableId('Sala 8') });
    expect([asked.status, asked.body.code]).toEqual([409, 'table_taken']);
    expect([entered.status, entered.body.code]).toEqual([409, 'table_taken']);
    const { reservationDate: date, timeSlotId } = turn();
    const blocked = await staff().put<RefusalBody>('/api/table-blocks', {
      date,
      timeSlotId,
      tableId: findTableId('Sala 8'),
      isAvailable: false,
    });
    expect([blocked.status, blocked.body.code]).toEqual([409, 'table_held']);
    const deleted = await staff().delete<RefusalBody>(`/api/tables/${findTableId('Sala 8')}`);
    expect([deleted.status, deleted.body.code]).toEqual([409, 'still_reserved']);
    const { body } = await staff().get<UnavailableTable[]>(`/api/table-blocks?date=${date}`);
    expect(body.map(({ tableId }) => tableId).sort()).toEqual(
      [findTableId('Sala 7'), findTableId('Sala 8')].sort(),
    );
  });

  it('frees one table when a move reduces the party, and takes both again after an undo', async () => {
    const { body } = await enterPartyOfTen();
    const moved = await press(body.id, 'move', {
      ...turn(),
      tableId: findTableId('Sala 8'),
      numberOfPeople: 6,
    });
    expect([moved.status, moved.body.tableName, moved.body.joinedTableIds]).toEqual([
      200,
      'Sala 8',
      [],
    ]);
    expect(await listHeldTables()).toEqual([{ name: 'Sala 8', of: 'Sala 8' }]);
    await press(body.id, 'undo');
    expect(await listHeldTables()).toHaveLength(2);
    await expectNoReplayDifferences();
  });

  it.each([
    ['tables that cannot be joined', ['Sala 7', 'Sala 1'], 'tables_not_joinable'],
    ['one table twice', ['Sala 7', 'Sala 7'], 'invalid'],
  ])('is rejected for %s', async (_, [first, second], code) => {
    const { status, body } = await enter({ numberOfPeople: 9, ...buildTableIds(first!, second!) });
    expect([status, body.code]).toEqual([code === 'invalid' ? 400 : 409, code]);
  });

  it('takes more tables than it needs only with a reason, and the history names the limit', async () => {
    const over = { numberOfPeople: 4, ...buildTableIds('Sala 7', 'Sala 8') };
    const refused = await enter(over);
    expect([refused.status, refused.body.code]).toEqual([409, 'join_too_large']);
    const { body } = await enter({ ...over, override: { reason: 'Due carrozzine' } });
    const { body: detail } = await staff().get<{ story: { passed: string[] }[] }>(
      `/api/reservations/${body.id}`,
    );
    expect(detail.story[0]!.passed).toEqual(['join_too_large']);
  });

  it('is offered the joined tables by the turns for a party', async () => {
    await activateOnly('Sala 7', 'Sala 8');
    const { body } = await staff().get<TurnForParty[]>(
      `/api/reservations/turns-for-party?date=${turn().reservationDate}&numberOfPeople=10`,
    );
    const found = body.find(({ timeSlotId }) => timeSlotId === turn().timeSlotId);
    expect(found).toMatchObject({
      state: 'joins',
      tables: [{ name: 'Sala 7+8', joinedTableIds: [findTableId('Sala 8')] }],
    });
  });

  it('is proposed the joined tables as a request, and takes both when staff accept', async () => {
    await activateOnly('Sala 7', 'Sala 8');
    await sql('update tables set capacity = 5 where name = any(?)', [['Sala 7', 'Sala 8']]);
    const { body } = await ask({ numberOfPeople: 8 });
    const [request] = await listOpenRequests();
    expect(request).toMatchObject({ fits: true, table: { name: 'Sala 7+8' } });
    const { id: tableId, joinedTableIds } = request!.table!;
    const accepted = await staff().put<ReservationView>(`/api/reservations/${body.id}`, {
      status: 'confirmed',
      tableId,
      joinedTableIds,
    });
    expect(accepted.body.tableName).toBe('Sala 7+8');
    expect(await listHeldTables()).toHaveLength(2);
    await sql(`update tables set capacity = case name when 'Sala 7' then 6 else 8 end
      where name in ('Sala 7', 'Sala 8')`);
  });
});

describe('a request that fits after a move', () => {
  const setUp = async () => {
    await activateOnly('Sala 6', 'Sala 8', 'Loggia 7');
    const { id } = (await ask({ ...buildGuest(8), numberOfPeople: 8 })).body;
    const greco = await enter({
      numberOfPeople: 4,
      customerName: 'Greco, Anna',
      tableId: findTableId('Sala 8'),
      override: { reason: 'Era il suo tavolo' },
    });
    return { id, greco: greco.body };
  };
  const acceptWithMove = async ({ id }: { id: string }) => {
    const [request] = await listOpenRequests();
    const { to, table: proposedTable, reservation } = request!.move!;
    return staff().post<{ accepted: ReservationView; moved: ReservationView } & RefusalBody>(
      `/api/reservations/${id}/accept-with-move`,
      {
        tableId: proposedTable.id,
        joinedTableIds: proposedTable.joinedTableIds,
        move: { id: reservation.id, tableId: to.id, joinedTableIds: to.joinedTableIds },
      },
    );
  };

  it('shows the move, and one call moves and accepts with one event each', async () => {
    const { id, greco } = await setUp();
    const [request] = await listOpenRequests();
    expect(request).toMatchObject({
      fits: false,
      move: {
        reservation: { id: greco.id, customerName: 'Greco, Anna', tableName: 'Sala 8' },
        table: { name: 'Sala 8' },
      },
    });
    const { status, body } = await acceptWithMove({ id });
    expect(status).toBe(200);
    expect(body.accepted).toMatchObject({ status: 'confirmed', tableName: 'Sala 8' });
    expect(body.moved.tableName).toBe(request!.move!.to.name);
    expect((await log()).slice(-2)).toEqual(['ReservationMoved', 'ReservationConfirmed']);
    await expectNoReplayDifferences();
  });

  it('is undone together with the move in one step', async () => {
    const { id, greco } = await setUp();
    await acceptWithMove({ id });
    const undone = await press(id, 'undo');
    expect([undone.status, undone.body.status, undone.body.tableName]).toEqual([
      200,
      'pending',
      null,
    ]);
    const { body } = await staff().get<{ reservation: ReservationView }>(
      `/api/reservations/${greco.id}`,
    );
    expect(body.reservation.tableName).toBe('Sala 8');
    expect((await listOpenRequests())[0]!.move).not.toBeNull();
    await expectNoReplayDifferences();
  });

  it('cannot be undone after the moved party changed again, and the message names that party', async () => {
    const { id, greco } = await setUp();
    await acceptWithMove({ id });
    await press(greco.id, 'pin-table');
    const undone = await press(id, 'undo');
    expect([undone.status, undone.body.code]).toEqual([409, 'nothing_to_undo']);
    expect(undone.body.message).toContain(greco.reference);
    expect((await listOpenRequests()).length).toBe(0);
  });

  it('shows no move of a pinned table, and returns 409 when it was pinned after the proposal', async () => {
    const { id, greco } = await setUp();
    const [request] = await listOpenRequests();
    await press(greco.id, 'pin-table');
    expect((await listOpenRequests())[0]).toMatchObject({ fits: false, move: null });
    const { to, table: proposedTable } = request!.move!;
    const { status, body } = await staff().post<RefusalBody>(
      `/api/reservations/${id}/accept-with-move`,
      {
        tableId: proposedTable.id,
        move: { id: greco.id, tableId: to.id },
      },
    );
    expect([status, body.code]).toEqual([409, 'not_movable']);
    await press(greco.id, 'unpin-table');
    expect((await listOpenRequests())[0]!.move).not.toBeNull();
  });
});

describe('concurrent commands for overlapping tables', () => {
  const ROUNDS = 100;
  const sets = [
    { numberOfPeople: 10, names: ['Sala 7', 'Sala 8'] },
    { numberOfPeople: 5, names: ['Sala 8'] },
    { numberOfPeople: 5, names: ['Sala 7'] },
    { numberOfPeople: 12, names: ['Sala 8', 'Sala 7'] },
  ] as const;

  it('give each table to one party in 100 rounds', async () => {
    const { listDoubleBookedTables } = createBookingConsistencyQueries(app().database.query);
    for (let round = 0; round < ROUNDS; round += 1) {
      const rotatedSets = [
        ...sets.slice(round % sets.length),
        ...sets.slice(0, round % sets.length),
      ];
      const answers = await Promise.all(
        rotatedSets.map(({ numberOfPeople, names: [first, ...others] }) =>
          enter({ numberOfPeople, ...buildTableIds(first, ...others) }),
        ),
      );
      const accepted = answers.filter(({ status }) => status === 201);
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      expect(await listDoubleBookedTables()).toEqual([]);
      const tables = await listHeldTables();
      expect(tables.map(({ name }) => name)).toEqual(['Sala 7', 'Sala 8']);
      for (const { body } of accepted)
        await press(body.id, 'cancel', { reason: 'other', note: null });
      expect(await listHeldTables()).toEqual([]);
    }
    await expectNoReplayDifferences();
  });
});
