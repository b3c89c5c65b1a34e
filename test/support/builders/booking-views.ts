import { demoTimeSlots } from '#src/contexts/booking/floor/seed/demo-time-slots.ts';
import type {
  AvailabilityState,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { Availability } from '#src/contracts/booking/availability.ts';
import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import type { ProposedTurn, ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';

/** The six time slots of the demo data. */
export const timeSlots: TimeSlotView[] = demoTimeSlots.map((slot, index) => ({
  ...slot,
  id: `00000000-0000-4000-8001-${String(index + 1).padStart(12, '0')}`,
  isActive: true,
  createdAt: '2027-01-01T09:00:00.000Z',
  updatedAt: '2027-01-01T09:00:00.000Z',
  mealType: mealTypeOf(slot.startTime),
  maxCovers: 75,
}));

export const slotAt = (time: string): TimeSlotView =>
  timeSlots.find(({ startTime }) => startTime === time)!;

/** A day whose turns all have one state. */
export const buildDay = (date: string, state: AvailabilityState = 'free'): DayAvailability => ({
  date,
  state,
  turns: timeSlots.map(({ id, mealType, startTime, endTime }) => {
    const coversLeft = state === 'few' ? 8 : null;
    return { timeSlotId: id, mealType, startTime, endTime, state, coversLeft };
  }),
});

/** A pending request for four, as the guest sees it. */
export const buildReservationStatus = (
  over: Partial<ReservationStatusView> = {},
): ReservationStatusView => ({
  reference: '7K3-9QXM',
  status: 'pending',
  outcome: null,
  reservationDate: '2027-06-18',
  startTime: '20:50',
  endTime: '21:30',
  arrivalTime: null,
  timeSlotId: slotAt('20:50').id,
  numberOfPeople: 4,
  tableName: null,
  floor: null,
  cancelReason: null,
  visitConfirmed: false,
  changeRequest: null,
  isChangeable: true,
  answerMinutes: null,
  ...over,
});

/** A turn on the first floor that is free instead of the declined one. */
export const buildProposal = (time: string): ProposedTurn => {
  const { id: timeSlotId, startTime, endTime } = slotAt(time);
  return { reservationDate: '2027-06-18', timeSlotId, startTime, endTime, floor: 1 };
};

const buildPlannedTable = (tableName: string, floor: number, x: number): PlannedTable => ({
  tableId: `00000000-0000-4000-8002-000000000${floor}${x}`,
  tableName,
  floor,
  capacity: 4,
  capacityMin: null,
  description: null,
  position: { x, y: 50 },
  shape: 'square',
  translations: {},
});

/** Three tables for four, in two rooms. */
export const floorPlan: PlannedTable[] = [
  buildPlannedTable('Sala 3', 0, 30),
  buildPlannedTable('Sala 4', 0, 60),
  buildPlannedTable('Loggia 1', 1, 30),
];

/** The first turn of a dinner, in which all tables are free. */
export const buildAvailability = (over: Partial<Availability> = {}): Availability => ({
  availableSlots: floorPlan.map(({ tableId, tableName, floor, capacity }) => ({
    tableId,
    timeSlotId: slotAt('19:00').id,
    tableName,
    slotDescription: '19:00-20:50',
    availableCapacity: capacity,
    floor,
    tableCapacity: capacity,
    tableDescription: null,
    suitable: true,
  })),
  capacityInfo: { bookedCovers: 0, maxCovers: 75, availableCovers: 75, canAccommodate: true },
  closed: false,
  begun: false,
  fullArrivalTimes: [],
  closedRooms: [],
  message: null,
  ...over,
});
