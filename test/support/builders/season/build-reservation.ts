import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { SeatAllocation } from '#src/contexts/booking/domain/reservation-state.ts';
import {
  buildSeat,
  DAY_MS,
  evidence,
  HOUR_MS,
  MINUTE_MS,
  STAFF,
  undone,
  visitMs,
  type Random,
  type Season,
  type Step,
} from './season-steps.ts';

/** Builds the events of the evening of an accepted party. */
const buildVisit = (random: Random, seat: SeatAllocation): Step[] => {
  const at = visitMs(seat);
  const step = (event: ReservationEvent, minutes: number, actor = STAFF): Step => ({
    event,
    atMs: at + minutes * MINUTE_MS,
    actor,
  });
  const arrivedAt = new Date(at).toISOString();
  const arrived = step({ type: 'GuestArrived', data: { seat, arrivedAt } }, 0);
  const noShow = step({ type: 'GuestDidNotShow', data: { seat } }, 40);
  const complete = (outcome: 'verified' | 'not_verified' | undefined): Step =>
    step(
      { type: 'ReservationCompleted', data: outcome ? { seat, outcome } : { seat } },
      600,
      'system',
    );
  const draw = random();
  if (draw < 0.45) return [arrived, complete('verified')];
  if (draw < 0.55) {
    const seatedAt = new Date(at + 5 * MINUTE_MS).toISOString();
    return [
      step({ type: 'GuestsSeated', data: { seat, arrivedAt, seatedAt } }, 5),
      step({ type: 'TableCleared', data: { seat, clearedAt: seatedAt } }, 120),
    ];
  }
  if (draw < 0.65) return [noShow];
  if (draw < 0.7) {
    const late = step(undone(seat, 'GuestDidNotShow', {}), 50);
    return [noShow, late, { ...arrived, atMs: at + 55 * MINUTE_MS }, complete('verified')];
  }
  if (draw < 0.74) return [arrived, complete(undefined)];
  if (draw < 0.8) return [complete(undefined)];
  if (draw < 0.84)
    return [arrived, step(undone(seat, 'GuestArrived', {}), 3), complete('not_verified')];
  return [complete('not_verified')];
};

const buildDecision = (random: Random, seat: SeatAllocation, from: number): Step[] => {
  const before = Math.max(1, visitMs(seat) - from);
  const atMs = from + Math.min(before * random(), 3 * DAY_MS * random() ** 3);
  const confirmed: Step = {
    event: { type: 'ReservationConfirmed', data: { seat, evidence } },
    atMs,
    actor: STAFF,
  };
  const rejected = (reason: 'no_room' | 'other'): Step => ({
    event: { type: 'ReservationRejected', data: { seat, evidence, reason } },
    atMs,
    actor: STAFF,
  });
  const draw = random();
  if (draw < 0.06) return [rejected('no_room')];
  if (draw < 0.09) return [rejected('other')];
  if (draw < 0.12)
    return [
      {
        event: { type: 'ReservationExpired', data: { seat } },
        atMs: visitMs(seat) + 10 * HOUR_MS,
        actor: 'system',
      },
    ];
  if (draw < 0.15)
    return [
      rejected('no_room'),
      {
        event: undone(seat, 'ReservationRejected', { status: 'pending' }),
        atMs: atMs + MINUTE_MS,
        actor: STAFF,
      },
      { ...confirmed, atMs: atMs + 2 * MINUTE_MS },
      ...buildVisit(random, seat),
    ];
  if (draw < 0.18)
    return [
      rejected('no_room'),
      { event: { type: 'GuestCalled', data: { seat } }, atMs: atMs + MINUTE_MS, actor: STAFF },
      {
        event: undone(seat, 'GuestCalled', { status: 'cancelled', outcome: 'rejected' }),
        atMs: atMs + 2 * MINUTE_MS,
        actor: STAFF,
      },
    ];
  if (draw < 0.24)
    return [
      confirmed,
      {
        event: { type: 'ReservationCancelledByGuest', data: { seat } },
        atMs: atMs + MINUTE_MS,
        actor: 'guest',
      },
    ];
  return [confirmed, ...buildVisit(random, seat)];
};

/** Builds all events of a reservation of random origin, from the request to its end. */
export const buildReservation = (random: Random, season: Season): Step[] => {
  const seat = buildSeat(random, season);
  const draw = random();
  if (draw < 0.12) {
    const atMs = visitMs(seat);
    const arrivedAt = new Date(atMs).toISOString();
    return [
      {
        event: {
          type: 'ReservationEntered',
          data: { seat, evidence, origin: 'walk_in', arrivedAt, passed: [] },
        },
        atMs,
        actor: STAFF,
      },
      {
        event: { type: 'ReservationCompleted', data: { seat, outcome: 'verified' } },
        atMs: atMs + 10 * HOUR_MS,
        actor: 'system',
      },
    ];
  }
  const from = visitMs(seat) - HOUR_MS - Math.floor(random() ** 2 * 35 * DAY_MS);
  if (draw < 0.4) {
    const origin = draw < 0.36 ? 'phone' : 'waiting_list';
    return [
      {
        event: {
          type: 'ReservationEntered',
          data: { seat, evidence, origin, arrivedAt: null, passed: [] },
        },
        atMs: from,
        actor: STAFF,
      },
      ...buildVisit(random, seat),
    ];
  }
  const moved: SeatAllocation = { ...seat, covers: seat.covers + 1 };
  const request: Step = {
    event: { type: 'ReservationRequested', data: { seat, evidence } },
    atMs: from,
    actor: 'guest',
  };
  if (draw > 0.93)
    return [
      request,
      {
        event: { type: 'ReservationConfirmed', data: { seat, evidence } },
        atMs: from + MINUTE_MS,
        actor: STAFF,
      },
      {
        event: {
          type: 'ReservationMoved',
          data: { from: seat, seat: moved, evidence, passed: [], awaitsCall: false },
        },
        atMs: from + 2 * MINUTE_MS,
        actor: STAFF,
      },
      ...buildVisit(random, moved),
    ];
  return [request, ...buildDecision(random, seat, from)];
};
