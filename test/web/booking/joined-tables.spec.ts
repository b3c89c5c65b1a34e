import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { rankTableChoices } from '#web/features/booking/forms/fields/tableChoices.ts';
import { toMovePayload } from '#web/features/booking/forms/fields/slotAndTableValues.ts';
import { formatMove, kindOf } from '#web/features/booking/tonight/lane/requestText.ts';
import { isAtTable, parseTableSetKey, toTableSetKey } from '#web/features/booking/tableSet.ts';

const buildTable = (name: string, capacity: number, joinGroup: string | null, floor = 0) =>
  ({ id: name, name, capacity, capacityMin: null, floor, joinGroup, isActive: true }) as TableView;
const tables = [
  buildTable('Sala 8', 8, 'Camino'),
  buildTable('Sala 7', 6, 'camino'),
  buildTable('Sala 3', 4, 'Archi'),
  buildTable('Sala 4', 4, 'Archi'),
  buildTable('Loggia 1', 9, 'Archi', 1),
];
const rankChoices = (numberOfPeople: number, taken: readonly string[] = []) =>
  rankTableChoices(
    tables,
    taken.map((tableId) => ({ tableId, timeSlotId: 't', state: 'blocked', reservation: null })),
    { reservationDate: '2027-01-09', timeSlotId: 't', numberOfPeople },
  );

describe('the table choices of a party', () => {
  it('list joined tables of one group and floor after single tables that fit', () => {
    expect(rankChoices(8).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Sala 8 fits',
      'Loggia 1 fits',
      'Sala 3+4 joined',
      'Sala 3 small',
      'Sala 4 small',
      'Sala 7 small',
    ]);
    expect(rankChoices(10)[0]).toMatchObject({
      key: 'Sala 7+Sala 8',
      name: 'Sala 7+8',
      capacity: 14,
    });
  });

  it('join no table that is taken', () => {
    expect(rankChoices(10, ['Sala 7']).filter(({ state }) => state === 'joined')).toEqual([]);
  });
});

describe('a set of tables in a form field', () => {
  it('is stored as one value and sent as the first table and its joined tables', () => {
    const set = { tableId: 'a', joinedTableIds: ['b', 'c'] };
    expect(parseTableSetKey(toTableSetKey(set))).toEqual(set);
    expect(parseTableSetKey(toTableSetKey({ tableId: null }))).toEqual({ tableId: null });
    const values = { reservationDate: 'd', timeSlotId: 't', numberOfPeople: '9', tableId: 'a+b' };
    expect(toMovePayload(values, null)).toMatchObject({ tableId: 'a', joinedTableIds: ['b'] });
  });

  it('matches each of its tables', () => {
    const set = { tableId: 'a', joinedTableIds: ['b'] };
    expect(['a', 'b', 'c'].map((id) => isAtTable(set, id))).toEqual([true, true, false]);
  });
});

describe('a request that fits after a move', () => {
  const buildMove = (customerName: string | null): NonNullable<OpenRequest['move']> => ({
    reservation: { id: 'r', customerName, tableName: 'Sala 8' },
    to: { id: 't', name: 'Loggia 7', joinedTableIds: [] },
    table: { id: 'u', name: 'Sala 8', joinedTableIds: [] },
  });

  it.each([
    ['Greco, Anna', 'Ci sta se sposto i Greco da Sala 8 a Loggia 7'],
    ['Anna Greco', 'Ci sta se sposto Anna Greco da Sala 8 a Loggia 7'],
    [null, 'Ci sta se sposto il gruppo da Sala 8 a Loggia 7'],
  ])('names the party %p', (name, words) => expect(formatMove(buildMove(name))).toBe(words));

  it('has a kind other than fits and does-not-fit', () => {
    expect(kindOf({ fits: false, isPast: false, move: buildMove(null) })).toBe('fits-after-move');
    expect(kindOf({ fits: false, isPast: false, move: null })).toBe('does-not-fit');
    expect(kindOf({ fits: true, isPast: false, move: null })).toBe('fits');
  });
});
