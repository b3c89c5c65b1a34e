import { describe, expect, it } from '@jest/globals';
import type { Availability, AvailableSlot } from '#src/contracts/booking/availability.ts';
import {
  isTableSelectable,
  hasFewCoversLeft,
  insufficientCapacity,
} from '#web/features/booking/guest/choose-table/coverAvailability.ts';

const table = (over: Partial<AvailableSlot> = {}): AvailableSlot => ({
  tableId: '01990000-0000-7000-8000-000000000001',
  timeSlotId: '01990000-0000-7000-8000-000000000002',
  tableName: 'Tavolo 1',
  slotDescription: '',
  availableCapacity: 4,
  floor: 0,
  tableCapacity: 4,
  tableDescription: null,
  suitable: true,
  ...over,
});

const turn = (
  left: number,
  availableSlots: AvailableSlot[],
  over: Partial<Availability> = {},
): Availability => ({
  availableSlots,
  closed: false,
  begun: false,
  fullArrivalTimes: [],
  closedRooms: [],
  message: null,
  capacityInfo: {
    bookedCovers: 75 - left,
    maxCovers: 75,
    availableCovers: left,
    canAccommodate: false,
  },
  ...over,
});

describe('the covers of a turn', () => {
  it('have a warning from ten down to one cover left, and none at zero', () => {
    expect([11, 10, 1, 0].map(hasFewCoversLeft)).toEqual([false, true, true, false]);
  });
});

describe('a table', () => {
  it('cannot be chosen when fewer places are available than people', () => {
    expect(isTableSelectable(table({ availableCapacity: 3 }), 4)).toBe(false);
  });

  it('cannot be chosen when it is reserved for larger parties', () => {
    expect(isTableSelectable(table({ suitable: false }), 2)).toBe(false);
  });

  it('can be chosen when it seats exactly the party', () => {
    expect(isTableSelectable(table(), 4)).toBe(true);
  });
});

describe('the places named in "Capacità insufficiente"', () => {
  it('are the covers left when the turn has too few', () => {
    expect(insufficientCapacity(turn(3, [table({ availableCapacity: 3 })]), 4)).toBe(3);
  });

  it('are those of the largest free table when no table is large enough', () => {
    expect(
      insufficientCapacity(
        turn(40, [table({ availableCapacity: 2 }), table({ availableCapacity: 4 })]),
        6,
      ),
    ).toBe(4);
  });

  it('are not named when a table fits, or tables can be joined', () => {
    expect(insufficientCapacity(turn(40, [table()]), 4)).toBeNull();
    const { capacityInfo } = turn(40, []);
    const joined = { capacityInfo: { ...capacityInfo, canAccommodate: true } };
    expect(insufficientCapacity(turn(40, [table(), table()], joined), 8)).toBeNull();
  });

  it('are not named when only tables reserved for larger parties remain', () => {
    expect(
      insufficientCapacity(turn(40, [table({ availableCapacity: 8, suitable: false })]), 2),
    ).toBeNull();
  });

  it('are not named when no table is free at all', () => {
    expect(insufficientCapacity(turn(40, []), 2)).toBeNull();
  });

  it('are not named when the service is closed or the turn has begun', () => {
    expect(insufficientCapacity(turn(0, [], { closed: true }), 2)).toBeNull();
    expect(insufficientCapacity(turn(0, [], { begun: true }), 2)).toBeNull();
  });
});
