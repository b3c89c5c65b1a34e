import type { ReservationOrigin } from '../../../contracts/desk.ts';
import type { Wish } from './admission.ts';
import { isOpen } from './course.ts';
import { admitAtDesk, type Changes } from './desk-rules.ts';
import {
  isHolding,
  type ReservationEvent,
  type Seat,
  type Standing,
} from './reservation-events.ts';
import { evidenceOf, excess, isSameSeat, isSameTurn, seatFor, sharing, without } from './seat.ts';
import type { TurnFacts } from './turn.ts';

/** What staff write into the book for a guest who telephones or stands at the door. */
export type Entry = {
  readonly wish: Wish;
  readonly facts: TurnFacts;
  readonly origin: Exclude<ReservationOrigin, 'online'>;
  readonly hasReason: boolean;
  readonly now: string;
};

const EVERYTHING: Changes = { turn: true, table: true, grows: true };

/** Confirmed at once; whoever walks in today is here. */
export const enter = ({
  wish,
  facts,
  origin,
  hasReason,
  now,
}: Entry): readonly ReservationEvent[] => {
  const passed = admitAtDesk(wish, facts, EVERYTHING, hasReason);
  const seat = { ...seatFor(wish, facts), ...sharing(wish, facts), ...excess(wish, facts) };
  const arrivedAt = origin === 'walk_in' && facts.date === facts.today ? now : null;
  return [
    {
      type: 'ReservationEntered',
      data: { seat, evidence: evidenceOf(wish.tableId, facts), origin, arrivedAt, passed },
    },
  ];
};

const kept = ({ slotStart, slotEnd, slotDescription }: Seat) => ({
  slotStart,
  slotEnd,
  slotDescription,
});
const keptTable = ({ tableName, floor, tableShared }: Seat) => ({
  tableName,
  floor,
  ...(tableShared ? { tableShared } : {}),
});
const keptExcess = ({ coversOver = 0, covers }: Seat, people: number) => {
  const over = coversOver - (covers - people);
  return over > 0 ? { coversOver: over } : {};
};

/** What is not changed stays as it was made: hours and table name (decision 11), and what staff granted. */
const movedSeat = (from: Seat, wish: Wish, facts: TurnFacts, changes: Changes): Seat => ({
  ...seatFor(wish, facts),
  ...(changes.turn ? {} : kept(from)),
  ...(changes.turn || changes.table ? sharing(wish, facts) : keptTable(from)),
  ...(changes.turn || changes.grows ? excess(wish, facts) : keptExcess(from, wish.numberOfPeople)),
  ...(from.holdsSeat === false ? { holdsSeat: false } : {}),
});

type Moving = { readonly wish: Wish; readonly facts: TurnFacts; readonly hasReason: boolean };

/** Its own covers do not count against it. A request that holds no seat is moved without one. */
export const move = (
  state: Standing,
  { wish, facts: turn, hasReason }: Moving,
): readonly ReservationEvent[] => {
  isOpen(state);
  const from = state.seat;
  const facts = isHolding(state) ? without(from, turn) : turn;
  const place = { date: facts.date, timeSlotId: facts.slot.id };
  const changes = {
    turn: !isSameTurn(from, place),
    table: wish.tableId !== from.tableId,
    grows: wish.numberOfPeople > from.covers,
  };
  if (isSameSeat(from, { ...from, ...place, tableId: wish.tableId, covers: wish.numberOfPeople }))
    return [];
  const passed = admitAtDesk(wish, facts, changes, hasReason);
  const tells =
    state.status === 'confirmed' && (changes.turn || wish.numberOfPeople !== from.covers);
  return [
    {
      type: 'ReservationMoved',
      data: {
        from,
        seat: movedSeat(from, wish, facts, changes),
        evidence: evidenceOf(wish.tableId, facts),
        passed,
        awaitsCall: state.awaitsCall || tells,
      },
    },
  ];
};
