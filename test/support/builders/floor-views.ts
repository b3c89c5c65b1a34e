import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';

const NO_COVERS = { reservations: 0, people: 0 };
const CREATED = { createdAt: '2027-01-01T09:00:00.000Z', updatedAt: '2027-01-01T09:00:00.000Z' };
const numberedId = (group: number, number: number) =>
  `00000000-0000-4000-8${group}00-${String(number).padStart(12, '0')}`;

let tableCount = 0;

/** An active table for two on the ground floor, for any party. */
export const buildTable = (over: Partial<TableView> = {}): TableView => ({
  id: numberedId(1, ++tableCount),
  name: `Sala ${tableCount}`,
  floor: 0,
  capacity: 2,
  capacityMin: null,
  joinGroup: null,
  isActive: true,
  description: null,
  position: null,
  shape: null,
  translations: {},
  ...CREATED,
  ...over,
});

let slotCount = 0;

export const buildTimeSlot = (over: Partial<TimeSlotView> = {}): TimeSlotView => ({
  id: numberedId(2, ++slotCount),
  startTime: '19:00',
  endTime: '20:50',
  isActive: true,
  description: null,
  turnKey: null,
  mealType: 'cena',
  maxCovers: 90,
  ...CREATED,
  ...over,
});

/** The three turns of a dinner. */
export const dinnerTurns = {
  first: buildTimeSlot({ turnKey: 'cena_primo', description: 'Cena · primo turno' }),
  second: buildTimeSlot({ turnKey: 'cena_secondo', startTime: '20:50', endTime: '21:30' }),
  third: buildTimeSlot({ turnKey: 'cena_terzo', startTime: '21:30', endTime: '22:30' }),
};

/** The covers of a turn without bookings. */
export const buildSlotStatistics = (slot: TimeSlotView): SlotStatistics => ({
  timeSlotId: slot.id,
  startTime: slot.startTime,
  endTime: slot.endTime,
  description: slot.description,
  turnKey: slot.turnKey,
  bookedPeople: 0,
  reservationsCount: 0,
  coversOnHold: 0,
  maxCovers: slot.maxCovers,
  floorBreakdown: { '0': NO_COVERS, '1': NO_COVERS, '2': NO_COVERS, unassigned: NO_COVERS },
});
