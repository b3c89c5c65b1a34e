import type { BookingRequest } from '#src/contexts/booking/domain/admission-rule.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type {
  DecisionEvidence,
  SeatAllocation,
} from '#src/contexts/booking/domain/reservation-state.ts';
import type { TableFacts, TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';

export const SLOT_ID = '0d6c1f8e-1f2a-4b3c-8d4e-5f60718293a4';
export const TABLE_ID = '7b1e2c3d-4f50-4617-8293-a4b5c6d7e8f9';

export const buildTableFacts = (over: Partial<TableFacts> = {}): TableFacts => ({
  id: TABLE_ID,
  name: 'Tavolo 7',
  floor: 1,
  capacity: 4,
  capacityMin: null,
  joinGroup: null,
  description: null,
  isActive: true,
  blocked: false,
  takenBy: null,
  shared: false,
  ...over,
});

/**
 * Builds the state of a turn: a Saturday dinner two days later, without reservations, with one free
 * table for four.
 */
export const buildTurnFacts = (over: Partial<TurnFacts> = {}): TurnFacts => ({
  date: '2027-03-13',
  today: '2027-03-11',
  lastDay: '2028-03-10',
  minutesToStart: 2_880,
  leadTimeMinutes: 30,
  closed: false,
  closedRooms: [],
  floorsOutOfSeason: [],
  stepFreeFloors: [0],
  outdoorFloors: [2],
  highChairsLeft: null,
  closedFloors: [],
  onlineStopped: false,
  declaredFull: false,
  kitchenClosesAt: null,
  slot: {
    id: SLOT_ID,
    startTime: '19:00',
    endTime: '20:50',
    description: 'Cena · primo turno',
    isActive: true,
    turnKey: 'cena_primo',
    mealType: 'cena',
    maxCovers: 75,
  },
  coversHeld: 0,
  maxCovers: 75,
  tables: [buildTableFacts()],
  partiesWithoutTable: [],
  arrivals: [],
  kitchenPace: 28,
  ...over,
});

export const buildBookingRequest = (over: Partial<BookingRequest> = {}): BookingRequest => ({
  tableId: TABLE_ID,
  numberOfPeople: 4,
  ...over,
});

/** Seat of a party of four in the turn of `buildTurnFacts`. */
export const seat: SeatAllocation = {
  date: '2027-03-13',
  timeSlotId: SLOT_ID,
  slotStart: '19:00',
  slotEnd: '20:50',
  slotDescription: 'Cena · primo turno',
  tableId: TABLE_ID,
  tableName: 'Tavolo 7',
  floor: 1,
  covers: 4,
};
export const evidence: DecisionEvidence = {
  coversHeld: 0,
  maxCovers: 75,
  closed: false,
  tableFree: true,
};
export const requestedEvent: ReservationEvent = {
  type: 'ReservationRequested',
  data: { seat, evidence },
};
export const confirmedEvent: ReservationEvent = {
  type: 'ReservationConfirmed',
  data: { seat, evidence },
};
