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
const completed = (outcome: 'verified' | 'not_verified'): ReservationEvent => ({
  type: 'ReservationCompleted',
  data: { seat, outcome },
});
const completeByJob = { type: 'complete', moment, isAutomatic: true } as const;
const completeByStaff = { type: 'complete', moment } as const;

const outcomeAfter = (...events: (ReservationEvent & { readonly actor?: Actor })[]) => {
  const state = fold(reservationDecider, events);
  return state.status === 'unrequested' ? null : [state.status, state.outcome];
};

describe('a party without a mark', () => {
  it('is completed as not verified by the nightly job', () =>
    given(requestedEvent, confirmedEvent).when(completeByJob).then(completed('not_verified')));

  it('is verified if its arrival was recorded', () =>
    given(requestedEvent, confirmedEvent, arrived).when(completeByJob).then(completed('verified')));

  it('is verified if a person completes it', () =>
    given(requestedEvent, confirmedEvent).when(completeByStaff).then(completed('verified')));

  it('is not verified again, and not by another run of the job', () =>
    given(requestedEvent, confirmedEvent, completed('not_verified')).when(completeByJob).then());

  it('is never an absence: only a person says no-show', () =>
    given(requestedEvent, confirmedEvent, completed('not_verified'))
      .when({ type: 'markNoShow', moment })
      .refuses('reservation_settled'));

  it('stays completed beside the outcome', () => {
    expect(outcomeAfter(requestedEvent, confirmedEvent, completed('not_verified'))).toEqual([
      'completed',
      'not_verified',
    ]);
    expect(outcomeAfter(requestedEvent, confirmedEvent, completed('verified'))).toEqual([
      'completed',
      null,
    ]);
  });
});

describe('a completion from before the outcome was recorded', () => {
  const old = (actor: Actor) =>
    ({ type: 'ReservationCompleted', data: { seat }, actor }) as ReservationEvent & {
      readonly actor: Actor;
    };

  it('by the job is not verified without an arrival', () =>
    expect(outcomeAfter(requestedEvent, confirmedEvent, old('system'))).toEqual([
      'completed',
      'not_verified',
    ]));

  it('by the job after an arrival, or by a person, is verified', () => {
    expect(outcomeAfter(requestedEvent, confirmedEvent, arrived, old('system'))).toEqual([
      'completed',
      null,
    ]);
    expect(
      outcomeAfter(
        requestedEvent,
        confirmedEvent,
        old('staff:00000000-0000-4000-8000-000000000001'),
      ),
    ).toEqual(['completed', null]);
  });
});
