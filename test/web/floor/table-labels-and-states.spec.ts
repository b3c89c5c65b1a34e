import type { UnavailableTable } from '#src/contracts/booking/table-blocks.ts';
import type { ChangedTable, TableView } from '#src/contracts/booking/table-management.ts';
import type { ChangedTimeSlot } from '#src/contracts/booking/time-slot-management.ts';
import { buildTable, buildTimeSlot } from '#test/support/builders/floor-views.ts';
import {
  groupByFloor,
  formatCapacity,
  tableChangeNotice,
  timeSlotChangeNotice,
} from '#web/features/floor/staff/floorText.ts';
import { formatStateCounts, toTableSlots } from '#web/features/floor/staff/tableSlotStates.ts';

const table = (over: Partial<TableView> = {}) =>
  buildTable({ id: 'a', name: 'Sala 1', capacity: 4, ...over });
const changed = (over: Partial<ChangedTable>): ChangedTable => ({
  ...table(),
  upcoming: 0,
  tooLarge: 0,
  ...over,
});
const slot = (over: Partial<ChangedTimeSlot>): ChangedTimeSlot => ({
  ...buildTimeSlot({ id: 's', maxCovers: 75 }),
  upcoming: 0,
  ...over,
});

it('shows how many people a table seats', () =>
  expect([formatCapacity({ capacity: 4 }), formatCapacity({ capacity: 1 })]).toEqual([
    'Capacità: 4 persone',
    'Capacità: 1 persona',
  ]));

it('lists the floors in order without empty ones', () =>
  expect(
    groupByFloor([table({ floor: 2 }), table({ id: 'b' })]).map(([floor, tables]) => [
      floor,
      tables.length,
    ]),
  ).toEqual([
    [0, 1],
    [2, 1],
  ]));

describe('the notice about reservations after a change', () => {
  it.each([
    [{}, null],
    [{ upcoming: 3 }, null],
    [
      { capacity: 2, upcoming: 3, tooLarge: 2 },
      'Il tavolo «Sala 1» ora accoglie 2 persone, ma ha 2 prenotazioni future con più persone: restano come sono finché non le sposti.',
    ],
    [
      { isActive: false, upcoming: 1 },
      'Il tavolo «Sala 1» non è più prenotabile, ma ha ancora una prenotazione futura.',
    ],
  ])('is correct for a table with %j', (over, words) =>
    expect(tableChangeNotice(changed(over))).toBe(words),
  );

  it.each([
    [{ upcoming: 2 }, false, null],
    [{ isActive: false }, true, null],
    [
      { upcoming: 2, isActive: false },
      false,
      "L'orario 19:00 - 20:50 non è più prenotabile. 2 prenotazioni future restano valide con l'orario con cui sono state fatte.",
    ],
    [
      { upcoming: 1 },
      true,
      "L'orario ora è 19:00 - 20:50. Una prenotazione futura resta valida con l'orario con cui è stata fatta.",
    ],
  ])('is correct for a time slot with %j, hours changed %p', (over, hours, words) =>
    expect(timeSlotChangeNotice(slot(over), hours)).toBe(words),
  );
});

describe('the tables in one turn', () => {
  const reservation = {
    id: 'r',
    reference: 'ABC-1234',
    numberOfPeople: 3,
    status: 'confirmed',
  } as const;
  const unavailableTables: UnavailableTable[] = [
    { tableId: 'a', timeSlotId: 's', state: 'blocked', reservation: null },
    { tableId: 'b', timeSlotId: 's', state: 'taken', reservation },
    { tableId: 'c', timeSlotId: 'another', state: 'blocked', reservation: null },
  ];
  const tables = [
    table(),
    table({ id: 'b' }),
    table({ id: 'c' }),
    table({ id: 'd', isActive: false }),
  ];

  it('are free, taken, blocked or off, regardless of other turns', () =>
    expect(toTableSlots(tables, unavailableTables, 's').map(({ state }) => state)).toEqual([
      'blocked',
      'taken',
      'free',
      'off',
    ]));
  it('are taken rather than blocked when a party has the table', () =>
    expect(
      toTableSlots(
        [table()],
        [...unavailableTables, { tableId: 'a', timeSlotId: 's', state: 'taken', reservation }],
        's',
      )[0]!.state,
    ).toBe('taken'));
  it('are counted by state', () =>
    expect(formatStateCounts(toTableSlots(tables, unavailableTables, 's'))).toBe(
      '1 libero · 1 occupato · 1 bloccato',
    ));
});
