import type { ReservationOrigin } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { BookingRequest } from './admission-rules.ts';
import { assertOpen } from './reservation-lifecycle.ts';
import { assertAdmissibleAtDesk, type SeatChanges } from './desk-admission-rules.ts';
import type { ReservationEvent, SeatAllocation, ReservationState } from './reservation-events.ts';
import { isHoldingSeat } from './evolve-reservation.ts';
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

export type StaffEntry = {
  readonly bookingRequest: BookingRequest;
  readonly facts: TurnFacts;
  readonly origin: Exclude<ReservationOrigin, 'online'>;
  readonly hasReason: boolean;
  readonly now: string;
};

const ALL_CHANGES: SeatChanges = { turn: true, table: true, grows: true };

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

const unchangedSlotHours = ({ slotStart, slotEnd, slotDescription }: SeatAllocation) => ({
  slotStart,
  slotEnd,
  slotDescription,
});
const unchangedTable = ({ tableName, floor, tableShared }: SeatAllocation) => ({
  tableName,
  floor,
  ...(tableShared ? { tableShared } : {}),
});
const unchangedCoversOver = ({ coversOver = 0, covers }: SeatAllocation, people: number) => {
  const over = coversOver - (covers - people);
  return over > 0 ? { coversOver: over } : {};
};

/**
 * If a move does not change the turn or the table, the reservation keeps its stored hours or table
 * name (spec note 11).
 */
const buildMovedSeat = (
  from: SeatAllocation,
  bookingRequest: BookingRequest,
  facts: TurnFacts,
  changes: SeatChanges,
): SeatAllocation => ({
  ...allocateSeat(bookingRequest, facts),
  ...(changes.turn ? {} : unchangedSlotHours(from)),
  ...(changes.turn || changes.table
    ? sharedTableFlag(bookingRequest, facts)
    : unchangedTable(from)),
  ...(changes.turn || changes.grows
    ? coversOverLimit(bookingRequest, facts)
    : unchangedCoversOver(from, bookingRequest.numberOfPeople)),
  ...(from.holdsSeat === false ? { holdsSeat: false } : {}),
});

type StaffMove = {
  readonly bookingRequest: BookingRequest;
  readonly facts: TurnFacts;
  readonly hasReason: boolean;
};

export const decideMove = (
  state: ReservationState,
  { bookingRequest, facts: turnFacts, hasReason }: StaffMove,
): readonly ReservationEvent[] => {
  assertOpen(state);
  const from = state.seat;
  const facts = isHoldingSeat(state) ? withoutSeat(from, turnFacts) : turnFacts;
  const target = { date: facts.date, timeSlotId: facts.slot.id };
  const changes = {
    turn: !isSameTurn(from, target),
    table: bookingRequest.tableId !== from.tableId,
    grows: bookingRequest.numberOfPeople > from.covers,
  };
  if (
    isSameSeat(from, {
      ...from,
      ...target,
      tableId: bookingRequest.tableId,
      covers: bookingRequest.numberOfPeople,
    })
  )
    return [];
  const passed = assertAdmissibleAtDesk(bookingRequest, facts, changes, hasReason);
  const mustInformGuest =
    state.status === 'confirmed' && (changes.turn || bookingRequest.numberOfPeople !== from.covers);
  return [
    {
      type: 'ReservationMoved',
      data: {
        from,
        seat: buildMovedSeat(from, bookingRequest, facts, changes),
        evidence: collectEvidence(bookingRequest.tableId, facts),
        passed,
        awaitsCall: state.awaitsCall || mustInformGuest,
      },
    },
  ];
};
