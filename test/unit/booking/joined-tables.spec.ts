import { formatTableSetName } from '#src/contracts/booking/table-set-name.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import { listSuitableJoins } from '#src/contexts/booking/domain/seating/find-join.ts';
import { describeTurnForParty } from '#src/contexts/booking/domain/turn-for-party.ts';
import type { TableFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { fold } from '#src/event-log/decider.ts';
import { catchRefusal } from '#test/support/assertions/decider-specification.ts';
import {
  buildTableFacts,
  buildTurnFacts,
  requestedEvent,
} from '#test/support/builders/turn-facts.ts';
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

const createTable = (number: number, over: Partial<TableFacts> = {}) =>
  buildTableFacts({
    id: `sala-${number}`,
    name: `Sala ${number}`,
    capacity: 4,
    joinGroup: 'Camino',
    ...over,
  });
const [seven, eight, nine] = [createTable(7), createTable(8), createTable(9)];
const facts = (tables = [seven, eight, nine]) => buildTurnFacts({ tables });

const enterParty = (numberOfPeople: number, joinedTableIds: string[], tables = facts()) =>
  reservationDecider.decide(
    {
      type: 'enter',
      hold: buildSeatHold(),
      bookingRequest: { tableId: 'sala-7', joinedTableIds, numberOfPeople },
      facts: tables,
      origin: 'phone',
      hasReason: false,
      now: '2027-03-13T18:30:00.000Z',
    },
    reservationDecider.initial,
  );
const findRefusalCode = (numberOfPeople: number, joined: string[], tables = facts()) =>
  catchRefusal(() => enterParty(numberOfPeople, joined, tables))?.refusal.code;

describe('the name of joined tables', () => {
  it.each([
    [['Sala 7', 'Sala 8'], 'Sala 7+8'],
    [['Loggia 2', 'Loggia 3', 'Loggia 10'], 'Loggia 2+3+10'],
    [['Sala 7'], 'Sala 7'],
    [['Sala grande 1', 'Sala grande 2'], 'Sala grande 1+2'],
    [['Sala', 'Sala 2'], 'Sala+Sala 2'],
    [['Tavolo blu', 'Angolo'], 'Tavolo blu+Angolo'],
  ])('of %p is %p', (names, name) => expect(formatTableSetName(names)).toBe(name));
});

describe('a party at joined tables', () => {
  it('takes every table, and its seat has their joined name', () => {
    expect(enterParty(8, ['sala-8'])[0]!.data.seat).toMatchObject({
      tableId: 'sala-7',
      joinedTableIds: ['sala-8'],
      tableName: 'Sala 7+8',
      floor: 1,
      covers: 8,
    });
  });

  it.each([
    ['a table of another join group', 'tables_not_joinable', 6, { joinGroup: 'Archi' }],
    ['a table on another floor', 'tables_not_joinable', 6, { floor: 2 }],
    ['a table without a join group', 'tables_not_joinable', 6, { joinGroup: null }],
    ['more tables than it needs', 'join_too_large', 4, {}],
    ['tables that are too small together', 'table_too_small', 9, {}],
    ['a taken table', 'table_taken', 6, { takenBy: 'another' }],
    ['a blocked table', 'table_blocked', 6, { blocked: true }],
    ['an inactive table', 'table_inactive', 6, { isActive: false }],
  ])('does not get %s', (_, code, people, over) =>
    expect(findRefusalCode(people, ['sala-8'], facts([seven, createTable(8, over)]))).toBe(code),
  );

  it('does not get an unknown table', () =>
    expect(findRefusalCode(6, ['sala-99'])).toBe('table_unknown'));

  it('keeps its tables when it grows, while they are large enough', () => {
    const [entered] = enterParty(7, ['sala-8']) as [ReservationEvent];
    const moveTo = (numberOfPeople: number) =>
      reservationDecider.decide(
        {
          type: 'move',
          bookingRequest: { tableId: 'sala-8', joinedTableIds: ['sala-7'], numberOfPeople },
          facts: facts(),
          hasReason: false,
        },
        fold(reservationDecider, [entered]),
      );
    expect(moveTo(7)).toEqual([]);
    expect(moveTo(8)[0]!.data.seat).toMatchObject({ tableName: 'Sala 7+8', covers: 8 });
    expect(catchRefusal(() => moveTo(9))?.refusal.code).toBe('table_too_small');
  });
});

describe('the suitable joins for a party', () => {
  it('are ordered by number of tables, then seats, then distance between the tables', () => {
    const tables = [
      createTable(1),
      createTable(2),
      createTable(3, { takenBy: 'x' }),
      createTable(4, { capacity: 6 }),
    ];
    expect(listSuitableJoins(8, facts(tables))[0]).toEqual({
      id: 'sala-1',
      name: 'Sala 1+2',
      joinedTableIds: ['sala-2'],
      capacity: 8,
      floor: 1,
    });
    expect(listSuitableJoins(10, facts(tables))[0]!.name).toBe('Sala 2+4');
  });

  it('leave a table for every other party of the turn', () => {
    const tables = [seven, eight, createTable(9, { joinGroup: null, capacity: 2 })];
    const turn = buildTurnFacts({ tables, partiesWithoutTable: [4] });
    expect(listSuitableJoins(8, turn)).toEqual([]);
  });

  it('are offered to a party that telephones if no single table suits it', () => {
    expect(describeTurnForParty({ numberOfPeople: 8 }, facts(), false)).toMatchObject({
      state: 'joins',
      unmetWish: null,
      tables: [{ name: 'Sala 7+8', capacity: 8 }],
    });
    expect(describeTurnForParty({ numberOfPeople: 4 }, facts(), false).state).toBe('fits');
  });
});

describe('a pinned table', () => {
  const decide = (type: 'pinTable' | 'unpinTable', past: readonly ReservationEvent[]) =>
    reservationDecider.decide({ type }, fold(reservationDecider, past)).map((one) => one.type);
  const entered = enterParty(7, ['sala-8']) as readonly ReservationEvent[];

  it('is one that a guest chose, or that staff pin', () => {
    expect(decide('pinTable', [requestedEvent])).toEqual([]);
    expect(decide('unpinTable', [requestedEvent])).toEqual(['TableUnpinned']);
    expect(decide('pinTable', entered)).toEqual(['TablePinned']);
    expect(decide('unpinTable', entered)).toEqual([]);
  });

  it('is unpinned when staff move the party to another table', () => {
    const pinned = fold(reservationDecider, [requestedEvent]);
    const { seat } = requestedEvent.data;
    const newSeat = { ...seat, tableId: 'sala-7', tableName: 'Sala 7' };
    const moved: ReservationEvent = {
      type: 'ReservationMoved',
      data: {
        from: seat,
        seat: newSeat,
        evidence: { coversHeld: 0, maxCovers: 75, closed: false, tableFree: true },
        passed: [],
        awaitsCall: false,
      },
    };
    expect(pinned).toMatchObject({ tablePinned: true });
    expect(fold(reservationDecider, [requestedEvent, moved])).toMatchObject({ tablePinned: false });
  });
});
