import { describe, expect, it } from '@jest/globals';
import type { Availability, AvailableSlot } from '#src/contracts/booking/availability.ts';
import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import {
  buildRooms,
  freeTablesOf,
  nearestFreeTable,
} from '#web/features/booking/guest/choose-table/rooms.ts';

const planned = (tableName: string, over: Partial<PlannedTable> = {}): PlannedTable => ({
  tableId: tableName,
  tableName,
  floor: 0,
  capacity: 4,
  capacityMin: null,
  description: null,
  position: { x: 50, y: 50 },
  shape: null,
  translations: {},
  ...over,
});
const free = (table: PlannedTable, over: Partial<AvailableSlot> = {}): AvailableSlot => ({
  tableId: table.tableId,
  timeSlotId: 'slot',
  tableName: table.tableName,
  slotDescription: '',
  availableCapacity: table.capacity,
  floor: table.floor,
  tableCapacity: table.capacity,
  tableDescription: table.description,
  suitable: true,
  ...over,
});
const turn = (
  availableSlots: AvailableSlot[],
  closedRooms: Availability['closedRooms'] = [],
): Availability => ({
  closedRooms,
  availableSlots,
  closed: false,
  begun: false,
  fullArrivalTimes: [],
  message: null,
  capacityInfo: { bookedCovers: 0, maxCovers: 75, availableCovers: 75, canAccommodate: true },
});
const listTableStates = (party: number, plan: PlannedTable[], slots: AvailableSlot[]) =>
  buildRooms(turn(slots), plan, { numberOfPeople: party }).flatMap(({ tables }) =>
    tables.map(({ tableName, state }) => [tableName, state]),
  );

describe('the tables of a room', () => {
  it('have the state too small, too large, taken, free or without enough covers', () => {
    const small = planned('small', { capacity: 2 });
    const large = planned('large', { capacity: 8, capacityMin: 5 });
    const [taken, fits, full] = [planned('taken'), planned('fits'), planned('full')];
    expect(
      listTableStates(
        4,
        [small, large, taken, fits, full],
        [
          free(small, { suitable: false }),
          free(large, { suitable: false }),
          free(fits),
          free(full, { availableCapacity: 3, suitable: false }),
        ],
      ),
    ).toEqual([
      ['small', 'too_small'],
      ['large', 'too_large'],
      ['taken', 'taken'],
      ['fits', 'free'],
      ['full', 'unavailable'],
    ]);
  });

  it('include a free table that is missing from the floor plan', () => {
    expect(listTableStates(2, [], [free(planned('new'))])).toEqual([['new', 'free']]);
  });
});

describe('the rooms', () => {
  const tables = [planned('in'), planned('out', { floor: 2 })];
  const buildWith = (closedRooms: Availability['closedRooms']) =>
    buildRooms(
      turn(
        tables.map((table) => free(table)),
        closedRooms,
      ),
      tables,
      {
        numberOfPeople: 2,
      },
    );

  it('are those with tables, each with or without step-free access', () => {
    expect(buildWith([]).map(({ name, isStepFree }) => [name, isStepFree])).toEqual([
      ['Sala', true],
      ['Terrazza', false],
    ]);
  });

  it('include a closed terrace with the day on which it reopens, and without free tables', () => {
    const [hall, terrace] = buildWith([{ floor: 2, reopensOn: '2027-04-01' }]);
    expect([hall!.reopensOn, terrace!.reopensOn]).toEqual([null, '2027-04-01']);
    expect([hall, terrace].map((room) => freeTablesOf(room!).length)).toEqual([1, 0]);
    expect(freeTablesOf(buildWith([])[1]!)).toHaveLength(1);
  });
});

describe('the table nearest to a lost one', () => {
  const lost = planned('lost', { position: { x: 20, y: 20 } });
  const plan = [
    lost,
    planned('far', { position: { x: 90, y: 90 } }),
    planned('near', { position: { x: 30, y: 20 } }),
    planned('taken', { position: { x: 21, y: 20 } }),
    planned('large', { capacity: 14, position: { x: 22, y: 20 } }),
    planned('above', { floor: 1, position: { x: 20, y: 20 } }),
  ];
  const findNearest = (...names: string[]) =>
    nearestFreeTable(
      buildRooms(
        turn(plan.filter(({ tableName }) => names.includes(tableName)).map((one) => free(one))),
        plan,
        { numberOfPeople: 2 },
      ),
      'lost',
    )?.tableName;

  it('is free, close and on the same floor', () =>
    expect(findNearest('far', 'near', 'above')).toBe('near'));
  it('has a similar capacity rather than the shortest distance', () =>
    expect(findNearest('far', 'large')).toBe('far'));
  it('is on another floor when this one is full', () => expect(findNearest('above')).toBe('above'));
  it('is undefined when no table is free', () => expect(findNearest()).toBeUndefined());
});
