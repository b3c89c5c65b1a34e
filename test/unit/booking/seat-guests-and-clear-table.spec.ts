import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { fold } from '#src/event-log/decider.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';
import {
  buildTurnFacts,
  confirmedEvent,
  requestedEvent,
  seat,
} from '#test/support/builders/turn-facts.ts';

const { given } = specifyDecider(reservationDecider);
const stateAfter = (...past: ReservationEvent[]) => fold(reservationDecider, past);

const ARRIVAL = '2027-03-13T18:10:00.000Z';
const SEATING = '2027-03-13T18:15:00.000Z';
const CLEARING = '2027-03-13T20:40:00.000Z';
const at = (now: string, today = '2027-03-13') => ({ now, today, minutesToStart: -30 });
const arrived: ReservationEvent = { type: 'GuestArrived', data: { seat, arrivedAt: ARRIVAL } };
const seated: ReservationEvent = {
  type: 'GuestsSeated',
  data: { seat, arrivedAt: ARRIVAL, seatedAt: SEATING },
};
const cleared: ReservationEvent = { type: 'TableCleared', data: { seat, clearedAt: CLEARING } };
const seatGuests = { type: 'markSeated', moment: at(SEATING) } as const;
const clear = { type: 'clearTable', moment: at(CLEARING) } as const;

describe('seating the guests', () => {
  it('records the seating time beside the arrival time', () =>
    given(requestedEvent, confirmedEvent, arrived).when(seatGuests).then(seated));

  it('records the arrival too when staff had not recorded it', () =>
    given(requestedEvent, confirmedEvent)
      .when(seatGuests)
      .then({ type: 'GuestsSeated', data: { seat, arrivedAt: SEATING, seatedAt: SEATING } }));

  it('appends nothing the second time', () =>
    given(requestedEvent, confirmedEvent, seated).when(seatGuests).then());

  it('rejects a pending request and a future date', () => {
    given(requestedEvent).when(seatGuests).refuses('reservation_pending');
    given(requestedEvent, confirmedEvent)
      .when({ ...seatGuests, moment: at(SEATING, '2027-03-12') })
      .refuses('too_early');
  });

  it('keeps covers and table', () =>
    expect(stateAfter(requestedEvent, confirmedEvent, seated)).toMatchObject({
      status: 'confirmed',
      seat,
      arrivedAt: ARRIVAL,
      seatedAt: SEATING,
      contact: null,
    }));
});

describe('clearing the table', () => {
  it('completes the reservation and keeps its seat', () => {
    given(requestedEvent, confirmedEvent, seated).when(clear).then(cleared);
    expect(stateAfter(requestedEvent, confirmedEvent, seated, cleared)).toMatchObject({
      status: 'completed',
      seat,
      seatedAt: SEATING,
      clearedAt: CLEARING,
    });
  });

  it('appends nothing the second time', () =>
    given(requestedEvent, confirmedEvent, seated, cleared).when(clear).then());

  it('rejects guests who were not seated', () =>
    given(requestedEvent, confirmedEvent, arrived).when(clear).refuses('not_seated'));

  it('can be undone, which seats the guests again', () => {
    const [undone] = reservationDecider.decide(
      {
        type: 'undo',
        last: { dayEnd: new Date('2027-03-14T03:00:00Z'), byStaff: true },
        now: new Date(CLEARING),
        facts: buildTurnFacts({ coversHeld: 4 }),
        hasReason: false,
      },
      stateAfter(requestedEvent, confirmedEvent, seated, cleared),
    );
    expect(undone).toMatchObject({
      type: 'LastActionUndone',
      data: { undone: 'TableCleared', status: 'confirmed', seatedAt: SEATING, clearedAt: null },
    });
  });
});

it('removes the times of the visit when the reservation is cancelled', () =>
  expect(
    stateAfter(requestedEvent, confirmedEvent, seated, {
      type: 'ReservationCancelled',
      data: { seat, reason: 'other' },
    }),
  ).toMatchObject({ arrivedAt: null, seatedAt: null, clearedAt: null }));
