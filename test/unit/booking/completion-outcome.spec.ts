import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { fold } from '#src/event-log/decider.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';
import { confirmedEvent, requestedEvent, seat } from '#test/support/builders/turn-facts.ts';

const { given } = specifyDecider(reservationDecider);
const ARRIVAL = '2027-03-13T18:10:00.000Z';
const moment = { now: '2027-03-14T03:05:00.000Z', today: '2027-03-14', minutesToStart: -540 };
const arrived: ReservationEvent = { type: 'GuestArrived', data: { seat, arrivedAt: ARRIVAL } };
const createCompletion = (outcome: 'verified' | 'not_verified'): ReservationEvent => ({
  type: 'ReservationCompleted',
  data: { seat, outcome },
});
const completeByJob = { type: 'complete', moment, isAutomatic: true } as const;
const completeByStaff = { type: 'complete', moment } as const;

const outcomeAfter = (...events: (ReservationEvent & { readonly actor?: Actor })[]) => {
  const state = fold(reservationDecider, events);
  return state.status === 'unrequested' ? null : [state.status, state.outcome];
};

describe('the outcome of a completion', () => {
  it('is not_verified when the nightly job completes a confirmed reservation', () =>
    given(requestedEvent, confirmedEvent)
      .when(completeByJob)
      .then(createCompletion('not_verified')));

  it('is verified when the arrival was recorded', () =>
    given(requestedEvent, confirmedEvent, arrived)
      .when(completeByJob)
      .then(createCompletion('verified')));

  it('is verified when staff complete the reservation', () =>
    given(requestedEvent, confirmedEvent).when(completeByStaff).then(createCompletion('verified')));

  it('is not recorded again by a second run of the nightly job', () =>
    given(requestedEvent, confirmedEvent, createCompletion('not_verified'))
      .when(completeByJob)
      .then());

  it('cannot be changed to a no-show', () =>
    given(requestedEvent, confirmedEvent, createCompletion('not_verified'))
      .when({ type: 'markNoShow', moment })
      .refuses('reservation_settled'));

  it('is stored beside the status completed', () => {
    expect(outcomeAfter(requestedEvent, confirmedEvent, createCompletion('not_verified'))).toEqual([
      'completed',
      'not_verified',
    ]);
    expect(outcomeAfter(requestedEvent, confirmedEvent, createCompletion('verified'))).toEqual([
      'completed',
      null,
    ]);
  });
});

describe('a stored completion without an outcome', () => {
  const createOldCompletion = (actor: Actor) =>
    ({ type: 'ReservationCompleted', data: { seat }, actor }) as ReservationEvent & {
      readonly actor: Actor;
    };

  it('is not_verified when the job wrote it without an arrival', () =>
    expect(outcomeAfter(requestedEvent, confirmedEvent, createOldCompletion('system'))).toEqual([
      'completed',
      'not_verified',
    ]));

  it('is verified when the job wrote it after an arrival, or when staff wrote it', () => {
    expect(
      outcomeAfter(requestedEvent, confirmedEvent, arrived, createOldCompletion('system')),
    ).toEqual(['completed', null]);
    expect(
      outcomeAfter(
        requestedEvent,
        confirmedEvent,
        createOldCompletion('staff:00000000-0000-4000-8000-000000000001'),
      ),
    ).toEqual(['completed', null]);
  });
});
