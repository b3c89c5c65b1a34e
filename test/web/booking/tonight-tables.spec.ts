import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { buildBook } from '#web/features/booking/tonight/book/buildBook.ts';
import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { findDoorReason } from '#web/features/booking/tonight/entry/door/doorReasons.ts';
import { listDoorTables } from '#web/features/booking/tonight/entry/door/listDoorTables.ts';
import { describeRooms } from '#web/features/booking/tonight/tables/describeTables.ts';
import { shortName } from '#web/features/booking/tonight/tables/shortName.ts';
import { buildTimeAxis } from '#web/features/booking/tonight/timeline/buildTimeline.ts';
import { buildReservationView } from '#test/support/builders/reservation-view.ts';

const NOW = Date.parse('2026-11-28T19:36:00Z');
const MINUTES = 20 * 60 + 36;
const moment = { date: '2026-11-28', minutes: MINUTES };

const table = (name: string, capacity: number, over: Partial<TableView> = {}): TableView => ({
  id: name,
  name,
  capacity,
  capacityMin: null,
  joinGroup: null,
  floor: 0,
  description: null,
  isActive: true,
  position: null,
  shape: null,
  translations: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...over,
});
const party = (tableId: string | null, arrivalTime: string, over: object = {}) =>
  buildReservationView({
    id: `${tableId} ${arrivalTime}`,
    status: 'confirmed',
    customerName: `Ospite ${arrivalTime}`,
    arrivalTime,
    tableId,
    tableName: tableId,
    timeSlotId: arrivalTime < '20:50' ? 'first' : 'second',
    ...over,
  });
const TERRACE = {
  floor: 2,
  room: { seasonFrom: '04-01', seasonTo: '10-31', closedUntil: null },
};
const SEATED = { seatedAt: '2026-11-28T18:46:00Z' };
const GONE = { status: 'completed', clearedAt: '2026-11-28T19:24:00Z' };

const turn = (timeSlotId: string, startTime: string, endTime: string): SlotStatistics => ({
  timeSlotId,
  startTime,
  endTime,
  description: null,
  turnKey: null,
  bookedPeople: 0,
  reservationsCount: 0,
  coversOnHold: 0,
  maxCovers: 75,
  floorBreakdown: {
    '0': { reservations: 0, people: 0 },
    '1': { reservations: 0, people: 0 },
    '2': { reservations: 0, people: 0 },
    unassigned: { reservations: 0, people: 0 },
  },
});
const turns = [
  turn('lunch', '12:00', '13:15'),
  turn('first', '19:00', '20:50'),
  turn('second', '20:50', '21:30'),
];
const buildEveningBook = (...parties: ReturnType<typeof party>[]) =>
  buildBook(parties, turns, { mealType: 'cena', moment }, NOW);

describe('a table that is still occupied', () => {
  it('is shown in the row of the next party until it is free', () => {
    const next = party('Sala 2', '20:50');
    const findTableNote = (...before: ReturnType<typeof party>[]) =>
      buildEveningBook(...before, next).find(({ reservation }) => reservation.id === next.id)!
        .tableNote;
    expect(findTableNote(party('Sala 2', '19:45', SEATED))).toBe("occupata 50'");
    expect(findTableNote(party('Sala 1', '19:45', { ...SEATED, joinedTableIds: ['Sala 2'] }))).toBe(
      "occupata 50'",
    );
    expect(findTableNote(party('Sala 2', '19:45', GONE))).toBeNull();
    expect(findTableNote(party('Sala 3', '19:45', SEATED))).toBeNull();
    expect(buildEveningBook(party('Sala 2', '19:45', SEATED))[0]!.tableNote).toBeNull();
  });

  it('is not shown for parties without a table', () => {
    const [, second] = buildEveningBook(party(null, '19:45', SEATED), party(null, '20:50'));
    expect(second!.tableNote).toBeNull();
  });
});

describe('the short name of a party', () => {
  it.each([
    ['Di Dio Anna', 'phone', 'Di Dio'],
    ['Ferrara Elda', 'phone', 'Ferrara'],
    ['Anna Di Dio', 'online', 'Di Dio'],
    ['Maria Grazia Ferrara', 'waiting_list', 'Ferrara'],
    ['Lo Presti, Zoe', 'online', 'Lo Presti'],
    ['Caruso', 'online', 'Caruso'],
    ['Senza nome', 'walk_in', 'Senza nome'],
    [null, 'phone', 'Dati cancellati'],
  ] as const)('of %s, entered as %s, is %s', (customerName, origin, name) => {
    expect(shortName({ customerName, origin })).toBe(name);
  });
});

describe('the floor plan', () => {
  it('shows the current party, the next party and the state of each table', () => {
    const rows = buildEveningBook(
      party('Sala 1', '19:00', GONE),
      party('Sala 1', '21:00'),
      party('Sala 2', '19:45', SEATED),
      party('Sala 2', '20:50'),
      party('Sala 3', '20:00'),
      party('Sala 3', '21:15'),
    );
    const tables = [
      table('Sala 10', 4),
      table('Sala 1', 2),
      table('Sala 2', 2),
      table('Sala 3', 4),
      table('Loggia 1', 2, { floor: 1 }),
      table('Sala 9', 2, { isActive: false }),
    ];
    const rooms = describeRooms(tables, rows, moment);
    expect(rooms.map(({ name }) => name)).toEqual(['Sala', 'Loggia']);
    expect(
      rooms[0]!.tables.map(({ table: { name }, state, current, next }) => [
        name,
        state,
        current?.reservation.customerName ?? null,
        next?.reservation.customerName ?? null,
      ]),
    ).toEqual([
      ['Sala 1', 'soon', 'Ospite 21:00', null],
      ['Sala 2', 'seated', 'Ospite 19:45', 'Ospite 20:50'],
      ['Sala 3', 'very-late', 'Ospite 20:00', 'Ospite 21:15'],
      ['Sala 10', 'free', null, null],
    ]);
  });
});

describe('a party that arrives while its table is occupied', () => {
  const describeOnlyTable = (...parties: ReturnType<typeof party>[]) => {
    const [room] = describeRooms([table('Sala 2', 2)], buildEveningBook(...parties), moment);
    const { current, waiting, next } = room!.tables[0]!;
    return [current, waiting, next].map((one) => one?.reservation.arrivalTime ?? null);
  };
  const ARRIVED = { arrivedAt: '2026-11-28T19:30:00Z' };

  it('waits on the floor plan beside the party that sits there', () => {
    const arrived = party('Sala 2', '20:50', ARRIVED);
    const later = party('Sala 2', '21:30');
    expect(describeOnlyTable(party('Sala 2', '19:45', SEATED), arrived, later)).toEqual([
      '19:45',
      '20:50',
      '21:30',
    ]);
    expect(describeOnlyTable(party('Sala 2', '19:45', GONE), arrived, later)).toEqual([
      '20:50',
      null,
      '21:30',
    ]);
  });

  it('waits also if staff expected it before the party that sits there', () => {
    const late = party('Sala 2', '19:00', ARRIVED);
    expect(describeOnlyTable(late, party('Sala 2', '19:45', SEATED))).toEqual([
      '19:45',
      '19:00',
      null,
    ]);
  });
});

describe('a closed room on the floor plan', () => {
  const tables = [
    table('Sala 1', 2),
    table('Terrazza 1', 2, TERRACE),
    table('Terrazza 2', 2, TERRACE),
  ];
  const listStates = (
    evening: Parameters<typeof describeRooms>[2],
    ...parties: ReturnType<typeof party>[]
  ) =>
    describeRooms(tables, buildEveningBook(...parties), evening).map((room) => [
      room.name,
      room.isClosed,
      ...room.tables.map(({ state }) => state),
    ]);

  it('has no free tables when it is out of season', () => {
    expect(listStates({ date: '2026-11-28' })).toEqual([
      ['Sala', false, 'free'],
      ['Terrazza', true, 'closed', 'closed'],
    ]);
    expect(listStates({ date: '2026-07-04' })[1]).toEqual(['Terrazza', false, 'free', 'free']);
  });

  it('has no free tables when staff closed it, but still shows its parties', () => {
    const evening = { date: '2026-07-04', closedFloors: [2] };
    expect(listStates(evening, party('Terrazza 2', '19:45', SEATED))).toEqual([
      ['Sala', false, 'free'],
      ['Terrazza', true, 'closed', 'seated'],
    ]);
  });
});

describe('the time axis', () => {
  const buildAxis = (minutes: number) => buildTimeAxis(turns, 'cena', minutes);

  it('gives each turn of the meal a width in proportion to its duration', () => {
    const { turns: columns } = buildAxis(MINUTES);
    expect(columns.map(({ startTime, width }) => [startTime, Math.round(width)])).toEqual([
      ['19:00', 73],
      ['20:50', 27],
    ]);
    expect(columns[0]!.halfHours.map(({ time }) => time)).toEqual(['19:30', '20:00']);
    expect(columns[1]!.halfHours).toEqual([]);
  });

  it('places the current time inside the running turn', () => {
    const running = buildAxis(20 * 60 + 17);
    expect(running.turns.map(({ elapsed }) => elapsed && Math.round(elapsed))).toEqual([70, null]);
    expect(Math.round(running.now!)).toBe(51);
    expect(buildAxis(20 * 60 + 50).turns.map(({ elapsed }) => elapsed)).toEqual([null, 0]);
  });

  it('has no current time outside the turns', () => {
    expect([buildAxis(18 * 60).now, buildAxis(25 * 60).now]).toEqual([null, null]);
  });
});

describe('the tables for a walk-in party', () => {
  const tables = [
    table('Sala 8', 8),
    table('Sala 1', 2),
    table('Sala 2', 2),
    table('Sala 3', 4),
    table('Sala 4', 4, { isActive: false }),
  ];
  const listTables = (people: number, ...parties: ReturnType<typeof party>[]) =>
    listDoorTables(tables, parties, { people, date: '2026-11-28', minutes: MINUTES }).map(
      ({ table: { name }, until, minutes, isTight }) => [name, until, minutes, isTight],
    );

  it('are those that are large enough, best fit first', () => {
    expect(listTables(3)).toEqual([
      ['Sala 3', null, null, false],
      ['Sala 8', null, null, false],
    ]);
  });

  it('exclude rooms that are out of season', () => {
    const withTerrace = [...tables, table('Terrazza 1', 2, TERRACE)];
    const names = (date: string) =>
      listDoorTables(withTerrace, [], { people: 2, date, minutes: MINUTES }).map(
        (one) => one.table.name,
      );
    expect(names('2026-11-28')).not.toContain('Terrazza 1');
    expect(names('2026-07-04')).toContain('Terrazza 1');
  });

  it('show how long they are free, and come last with less than twenty minutes', () => {
    expect(listTables(2, party('Sala 1', '21:15'), party('Sala 3', '20:50'))).toEqual([
      ['Sala 2', null, null, false],
      ['Sala 1', '21:15', 39, false],
      ['Sala 8', null, null, false],
      ['Sala 3', '20:50', 14, true],
    ]);
  });

  it('begin with the table that staff chose on the plan, if it is suitable', () => {
    const listWithFirst = (firstTableId: string, ...parties: ReturnType<typeof party>[]) =>
      listDoorTables(tables, parties, {
        people: 2,
        date: '2026-11-28',
        minutes: MINUTES,
        firstTableId,
      }).map(({ table: { name } }) => name);
    expect(listWithFirst('Sala 8')).toEqual(['Sala 8', 'Sala 1', 'Sala 2', 'Sala 3']);
    expect(listWithFirst('Sala 8', party('Sala 8', '19:45', SEATED))[0]).toBe('Sala 1');
  });

  it('exclude tables that are occupied or expected, but not those that are cleared', () => {
    const parties = [
      party('Sala 1', '19:45', SEATED),
      party('Sala 2', '20:30'),
      party('Sala 3', '19:00', GONE),
    ];
    expect(listTables(2, ...parties).map(([name]) => name)).toEqual(['Sala 3', 'Sala 8']);
  });

  const findReasons = (
    seatWishes: readonly SeatWish[],
    offer: TurnForParty | undefined,
    ...parties: ReturnType<typeof party>[]
  ) =>
    listDoorTables(tables, parties, {
      people: 2,
      date: '2026-11-28',
      minutes: MINUTES,
      timeSlotId: 'first',
    }).map((one) => [one.table.name, findDoorReason(one, offer, { people: 2, seatWishes })]);
  const offer = (over: Partial<TurnForParty> = {}): TurnForParty => ({
    timeSlotId: 'first',
    startTime: '19:00',
    endTime: '20:50',
    bookedPeople: 60,
    maxCovers: 75,
    state: 'fits',
    unmetWish: null,
    tables: tables.map(({ id, name, capacity, floor }) => {
      const shape = { capacity, floor, isLarge: false };
      return { id, name, joinedTableIds: [], ...shape };
    }),
    alternatives: [],
    ...over,
  });

  it('name the party of the same turn that they serve, as the server would refuse them', () => {
    const amato = party('Sala 1', '20:45', { customerName: 'Amato, Ada', numberOfPeople: 4 });
    const later = party('Sala 2', '21:30');
    expect(findReasons([], offer(), amato, later)).toEqual([
      ['Sala 2', null],
      ['Sala 3', null],
      ['Sala 8', null],
      ['Sala 1', 'serve ad Amato 4, 20:45'],
    ]);
  });

  it('say why the server would refuse all, and know the rooms without the network', () => {
    const full = offer({ state: 'full', tables: [], bookedPeople: 74 });
    expect(findReasons([], full)[0]).toEqual(['Sala 1', 'coperti finiti: 74/75']);
    const stranded = offer({ state: 'full', tables: [] });
    expect(findReasons([], stranded)[0]![1]).toBe('serve a chi è ancora senza tavolo');
    expect(findReasons(['with_dog'], undefined)[0]![1]).toBe('con il cane: no');
  });

  it('may be shared after a party has left, although the book still names it', () => {
    const gone = party('Sala 1', '19:00', GONE);
    const others = offer({ tables: offer().tables.filter(({ id }) => id !== 'Sala 1') });
    expect(findReasons([], others, gone)[0]).toEqual(['Sala 1', null]);
  });
});
