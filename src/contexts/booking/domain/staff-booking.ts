import type { ReservationOrigin } from '#src/contracts/booking/reservation-desk.ts';
import type { BookingRequest } from './admission-rules.ts';
import { assertOpen } from './reservation-lifecycle.ts';
import { assertAdmissibleAtDesk, type SeatChanges } from './desk-admission-rules.ts';
import {
  isHoldingSeat,
  type ReservationEvent,
  type SeatAllocation,
  type ReservationState,
} from './reservation-events.ts';
import {
  collectEvidence,
  coversOverLimit,
  isSameSeat,
  isSameTurn,
  allocateSeat,
  sharedTableFlag,
  withoutSeat,
} from './seat-allocation.ts';
import type { TurnFacts } from './turn-facts.ts';

/** What staff write into the book for a guest who telephones or stands at the door. */
export type StaffEntry = {
  readonly bookingRequest: BookingRequest;
  readonly facts: TurnFacts;
  readonly origin: Exclude<ReservationOrigin, 'online'>;
  readonly hasReason: boolean;
  readonly now: string;
};

const ALL_CHANGES: SeatChanges = { turn: true, table: true, grows: true };

/** Confirmed at once; whoever walks in today is here. */
export const decideEntry = ({
  bookingRequest,
  facts,
  origin,
  hasReason,
  now,
}: StaffEntry): readonly ReservationEvent[] => {
  const passed = assertAdmissibleAtDesk(bookingRequest, facts, ALL_CHANGES, hasReason);
  const seat = {
    ...allocateSeat(bookingRequest, facts),
    ...sharedTableFlag(bookingRequest, facts),
    ...coversOverLimit(bookingRequest, facts),
  };
  const arrivedAt = origin === 'walk_in' && facts.date === facts.today ? now : null;
  return [
    {
      type: 'ReservationEntered',
      data: {
        seat,
        evidence: collectEvidence(bookingRequest.tableId, facts),
        origin,
        arrivedAt,
        passed,
      },
    },
  ];
};

const keptSlotHours = ({ slotStart, slotEnd, slotDescription }: SeatAllocation) => ({
  slotStart,
  slotEnd,
  slotDescription,
});
const keptTable = ({ tableName, floor, tableShared }: SeatAllocation) => ({
  tableName,
  floor,
  ...(tableShared ? { tableShared } : {}),
});
const keptCoversOver = ({ coversOver = 0, covers }: SeatAllocation, people: number) => {
  const over = coversOver - (covers - people);
  return over > 0 ? { coversOver: over } : {};
};

/** What is not changed stays as it was made: hours and table name (decision 11), and what staff granted. */
const buildMovedSeat = (
  from: SeatAllocation,
  bookingRequest: BookingRequest,
  facts: TurnFacts,
  changes: SeatChanges,
): SeatAllocation => ({
  ...allocateSeat(bookingRequest, facts),
  ...(changes.turn ? {} : keptSlotHours(from)),
  ...(changes.turn || changes.table ? sharedTableFlag(bookingRequest, facts) : keptTable(from)),
  ...(changes.turn || changes.grows
    ? coversOverLimit(bookingRequest, facts)
    : keptCoversOver(from, bookingRequest.numberOfPeople)),
  ...(from.holdsSeat === false ? { holdsSeat: false } : {}),
});

type StaffMove = {
  readonly bookingRequest: BookingRequest;
  readonly facts: TurnFacts;
  readonly hasReason: boolean;
};

/** Its own covers do not count against it. A request that holds no seat is moved without one. */
export const decideMove = (
  state: ReservationState,
  { bookingRequest, facts: turn, hasReason }: StaffMove,
): readonly ReservationEvent[] => {
  assertOpen(state);
  const from = state.seat;
  const facts = isHoldingSeat(state) ? withoutSeat(from, turn) : turn;
  const place = { date: facts.date, timeSlotId: facts.slot.id };
  const changes = {
    turn: !isSameTurn(from, place),
    table: bookingRequest.tableId !== from.tableId,
    grows: bookingRequest.numberOfPeople > from.covers,
  };
  if (
    isSameSeat(from, {
      ...from,
      ...place,
      tableId: bookingRequest.tableId,
      covers: bookingRequest.numberOfPeople,
    })
  )
    return [];
  const passed = assertAdmissibleAtDesk(bookingRequest, facts, changes, hasReason);
  const tells =
    state.status === 'confirmed' && (changes.turn || bookingRequest.numberOfPeople !== from.covers);
  return [
    {
      type: 'ReservationMoved',
      data: {
        from,
        seat: buildMovedSeat(from, bookingRequest, facts, changes),
        evidence: collectEvidence(bookingRequest.tableId, facts),
        passed,
        awaitsCall: state.awaitsCall || tells,
      },
    },
  ];
};
