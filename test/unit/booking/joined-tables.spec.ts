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

const sala = (number: number, over: Partial<TableFacts> = {}) =>
  buildTableFacts({
    id: `sala-${number}`,
    name: `Sala ${number}`,
    capacity: 4,
    joinGroup: 'Camino',
    ...over,
  });
const [seven, eight, nine] = [sala(7), sala(8), sala(9)];
const facts = (tables = [seven, eight, nine]) => buildTurnFacts({ tables });

const enter = (numberOfPeople: number, joinedTableIds: string[], tables = facts()) =>
  reservationDecider.decide(
    {
      type: 'enter',
      bookingRequest: { tableId: 'sala-7', joinedTableIds, numberOfPeople },
      facts: tables,
      origin: 'phone',
      hasReason: false,
      now: '2027-03-13T18:30:00.000Z',
    },
    reservationDecider.initial,
  );
const refusalOf = (numberOfPeople: number, joined: string[], tables = facts()) =>
  catchRefusal(() => enter(numberOfPeople, joined, tables))?.refusal.code;

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
  it('holds all of them in the order of their names', () => {
    expect(enter(8, ['sala-8'])[0]!.data.seat).toMatchObject({
      tableId: 'sala-7',
      joinedTableIds: ['sala-8'],
      tableName: 'Sala 7+8',
      floor: 1,
      covers: 8,
    });
  });

  it.each([
    ['a table of another row', 'tables_not_joinable', 6, { joinGroup: 'Archi' }],
    ['a table on another floor', 'tables_not_joinable', 6, { floor: 2 }],
    ['a table that stands alone', 'tables_not_joinable', 6, { joinGroup: null }],
    ['more tables than it needs', 'join_too_large', 4, {}],
    ['tables that are too small together', 'table_too_small', 9, {}],
    ['a taken table', 'table_taken', 6, { takenBy: 'another' }],
    ['a blocked table', 'table_blocked', 6, { blocked: true }],
    ['a table out of use', 'table_inactive', 6, { isActive: false }],
  ])('does not get %s', (_, code, people, over) =>
    expect(refusalOf(people, ['sala-8'], facts([seven, sala(8, over)]))).toBe(code),
  );

  it('does not get an unknown table', () =>
    expect(refusalOf(6, ['sala-99'])).toBe('table_unknown'));

  it('that grows keeps them while they are large enough', () => {
    const [entered] = enter(7, ['sala-8']) as [ReservationEvent];
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

describe('the joins that suit a party', () => {
  it('have the fewest tables, then the fewest seats, and stand next to each other', () => {
    const tables = [sala(1), sala(2), sala(3, { takenBy: 'x' }), sala(4, { capacity: 6 })];
    expect(listSuitableJoins(8, facts(tables))[0]).toEqual({
      id: 'sala-1',
      name: 'Sala 1+2',
      joinedTableIds: ['sala-2'],
      capacity: 8,
      floor: 1,
    });
    expect(listSuitableJoins(10, facts(tables))[0]!.name).toBe('Sala 2+4');
  });

  it('leave a table to every other party of the turn', () => {
    const tables = [seven, eight, sala(9, { joinGroup: null, capacity: 2 })];
    const turn = buildTurnFacts({ tables, partiesWithoutTable: [4] });
    expect(listSuitableJoins(8, turn)).toEqual([]);
  });

  it('are offered to a party that telephones if no single table suits it', () => {
    expect(describeTurnForParty(8, facts(), false)).toMatchObject({
      state: 'joins',
      tables: [{ name: 'Sala 7+8', capacity: 8 }],
    });
    expect(describeTurnForParty(4, facts(), false).state).toBe('fits');
  });
});

describe('a pinned table', () => {
  const decide = (type: 'pinTable' | 'unpinTable', past: readonly ReservationEvent[]) =>
    reservationDecider.decide({ type }, fold(reservationDecider, past)).map((one) => one.type);
  const entered = enter(7, ['sala-8']) as readonly ReservationEvent[];

  it('is one that a guest chose, or that staff pin', () => {
    expect(decide('pinTable', [requestedEvent])).toEqual([]);
    expect(decide('unpinTable', [requestedEvent])).toEqual(['TableUnpinned']);
    expect(decide('pinTable', entered)).toEqual(['TablePinned']);
    expect(decide('unpinTable', entered)).toEqual([]);
  });

  it('is no longer pinned when staff give the party another one', () => {
    const pinned = fold(reservationDecider, [requestedEvent]);
    const { seat } = requestedEvent.data;
    const from = { ...seat, tableId: 'sala-7', tableName: 'Sala 7' };
    const moved: ReservationEvent = {
      type: 'ReservationMoved',
      data: {
        from: seat,
        seat: from,
        evidence: { coversHeld: 0, maxCovers: 75, closed: false, tableFree: true },
        passed: [],
        awaitsCall: false,
      },
    };
    expect(pinned).toMatchObject({ tablePinned: true });
    expect(fold(reservationDecider, [requestedEvent, moved])).toMatchObject({ tablePinned: false });
  });
});
