import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  allocationChangeOf,
  guestMailOf,
  isContactRecord,
} from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import {
  reservationDecider,
  type Reservation,
  type ReservationCommand,
} from '#src/contexts/booking/domain/reservation-decider.ts';
import {
  heldSeats,
  isHoldingSeat,
  type SeatAllocation,
} from '#src/contexts/booking/domain/reservation-state.ts';
import { fold } from '#src/event-log/decider.ts';
import { catchRefusal } from '#test/support/assertions/decider-specification.ts';
import {
  buildBookingRequest,
  buildTurnFacts,
  requestedEvent,
} from '#test/support/builders/turn-facts.ts';
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

const facts = buildTurnFacts();
const before = { now: '2027-03-13T17:00:00.000Z', today: '2027-03-13', minutesToStart: 60 };
const begun = { now: '2027-03-13T19:30:00.000Z', today: '2027-03-13', minutesToStart: -90 };
const moveTo = (covers: number): ReservationCommand => ({
  type: 'move',
  bookingRequest: buildBookingRequest({ numberOfPeople: covers }),
  facts,
  hasReason: false,
});

/** Commands of guests, staff and the system in one evening. The decider refuses impossible ones. */
const steps: readonly ReservationCommand[] = [
  { type: 'confirm', facts },
  { type: 'reject', reason: 'no_room', facts },
  moveTo(2),
  moveTo(3),
  { type: 'cancel', reason: 'no_table', facts },
  { type: 'cancel', reason: 'guest_asked', facts },
  { type: 'requestChange', numberOfPeople: 3, facts, moment: before, hold: buildSeatHold() },
  { type: 'acceptChange', facts },
  { type: 'declineChange' },
  { type: 'markArrived', moment: begun },
  { type: 'markSeated', moment: begun },
  { type: 'clearTable', moment: begun },
  { type: 'markNoShow', moment: begun },
  { type: 'complete', moment: begun },
  { type: 'markCalled' },
  { type: 'informGuest', channel: 'mail', about: 'ReservationConfirmed' },
  { type: 'openLink' },
  { type: 'remind' },
];
const undo: ReservationCommand = {
  type: 'undo',
  last: { dayEnd: new Date('2027-03-14T03:00:00Z'), byStaff: true },
  now: new Date('2027-03-13T23:00:00Z'),
  facts,
  hasReason: false,
};

const tryStep = (past: readonly ReservationEvent[], command: ReservationCommand) => {
  let events: readonly ReservationEvent[] = [];
  catchRefusal(() => {
    events = reservationDecider.decide(command, fold(reservationDecider, past));
  });
  return events;
};

const playEvening = (indexes: readonly number[]) =>
  indexes.reduce<readonly ReservationEvent[]>(
    (past, index) => [...past, ...tryStep(past, steps[index]!)],
    [requestedEvent],
  );

const evenings = fc
  .array(fc.nat({ max: steps.length - 1 }), { minLength: 1, maxLength: 25 })
  .map(playEvening);

const toSortedTexts = (seats: readonly SeatAllocation[]) =>
  seats.map((seat) => JSON.stringify(seat)).sort((a, b) => a.localeCompare(b));

/** The seats that are held after all events. */
const listSeatsHeldByEvents = (events: readonly ReservationEvent[]): string[] => {
  const held: string[] = [];
  for (const { released, taken } of events.map(allocationChangeOf)) {
    for (const seat of toSortedTexts(released)) {
      expect(held).toContain(seat);
      held.splice(held.indexOf(seat), 1);
    }
    held.push(...toSortedTexts(taken));
  }
  return held.sort((a, b) => a.localeCompare(b));
};

const listSeatsHeldByState = (state: Reservation): string[] =>
  state.status === 'unrequested'
    ? []
    : toSortedTexts(
        heldSeats(isHoldingSeat(state) ? state.seat : null, state.changeRequest?.held ?? null),
      );

/** Removes the fields that an undo does not restore. */
const withoutContact = (state: Reservation): object => ({
  ...state,
  contact: null,
  contactChannel: null,
  remindedFor: null,
  undoable: null,
});

it('restores the previous state and its held seats on undo, in 2,000 random evenings', () => {
  let undone = 0;
  fc.assert(
    fc.property(evenings, (past) => {
      const [event] = tryStep(past, undo);
      fc.pre(event !== undefined);
      undone += 1;
      const last = past.findLastIndex((earlier) => !isContactRecord(earlier));
      const state = fold(reservationDecider, [...past, event!]);
      expect(withoutContact(state)).toEqual(
        withoutContact(fold(reservationDecider, past.slice(0, last))),
      );
      expect(listSeatsHeldByEvents([...past, event!])).toEqual(listSeatsHeldByState(state));
    }),
    { numRuns: 2_000 },
  );
  expect(undone).toBeGreaterThanOrEqual(2_000);
});

it('corrects a message on undo only for a guest who was informed of the undone action', () => {
  const counts = { corrected: 0, silent: 0 };
  fc.assert(
    fc.property(evenings, (past) => {
      const [event] = tryStep(past, undo);
      fc.pre(event !== undefined);
      const last = past.findLastIndex((earlier) => !isContactRecord(earlier));
      const wasMailed = guestMailOf(past[last]!) !== null;
      const wasInformed = past
        .slice(last + 1)
        .some(({ type }) => type === 'GuestInformed' || type === 'GuestOpenedLink');
      counts[wasMailed && wasInformed ? 'corrected' : 'silent'] += 1;
      expect(guestMailOf(event!) !== null).toBe(wasMailed && wasInformed);
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(counts.corrected, counts.silent)).toBeGreaterThan(50);
});
