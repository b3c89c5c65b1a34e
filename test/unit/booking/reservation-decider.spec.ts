import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import { catchRefusal, specifyDecider } from '#test/support/assertions/decider-specification.ts';
import {
  buildTableFacts,
  buildTurnFacts,
  buildBookingRequest,
  confirmedEvent,
  evidence,
  requestedEvent,
  seat,
} from '#test/support/builders/turn-facts.ts';

const { given } = specifyDecider(reservationDecider);

const rejected: ReservationEvent = {
  type: 'ReservationRejected',
  data: { seat, evidence, reason: 'no_room' },
};
const expired: ReservationEvent = {
  type: 'ReservationExpired',
  data: { seat, awaitsCall: true },
};
const completed: ReservationEvent = {
  type: 'ReservationCompleted',
  data: { seat, outcome: 'verified' },
};

const request = {
  type: 'request',
  bookingRequest: buildBookingRequest(),
  facts: buildTurnFacts(),
} as const;
const confirm = { type: 'confirm', facts: buildTurnFacts() } as const;
const reject = { type: 'reject', reason: 'no_room', facts: buildTurnFacts() } as const;
const begun = { now: '2027-03-13T18:30:00.000Z', today: '2027-03-13', minutesToStart: -30 };
const complete = { type: 'complete', moment: begun } as const;

describe('a reservation', () => {
  it('is requested with the seat it asks for and the numbers it was admitted on', () =>
    given().when(request).then(requestedEvent));

  it('may leave the table to the staff', () =>
    given()
      .when({ ...request, bookingRequest: buildBookingRequest({ tableId: null }) })
      .then({
        type: 'ReservationRequested',
        data: {
          seat: { ...seat, tableId: null, tableName: null, floor: null },
          evidence: { ...evidence, tableFree: null },
        },
      }));

  it('is refused when a rule says no', () =>
    given()
      .when({ ...request, facts: buildTurnFacts({ coversHeld: 72 }) })
      .refuses('turn_full'));

  it('is accepted by staff', () => given(requestedEvent).when(confirm).then(confirmedEvent));
  it('is not accepted when the service has been closed since', () =>
    given(requestedEvent)
      .when({ ...confirm, facts: buildTurnFacts({ closed: true }) })
      .refuses('service_closed'));
  it('is not accepted when its table has been retired since', () =>
    given(requestedEvent)
      .when({
        ...confirm,
        facts: buildTurnFacts({ tables: [buildTableFacts({ isActive: false })] }),
      })
      .refuses('table_inactive'));
  it('is rejected by staff', () => given(requestedEvent).when(reject).then(rejected));
  it('is rejected whatever the turn is like, and says how it was', () =>
    given(requestedEvent)
      .when({ ...reject, facts: buildTurnFacts({ closed: true, coversHeld: 71 }) })
      .then({
        type: 'ReservationRejected',
        data: { seat, evidence: { ...evidence, closed: true, coversHeld: 71 }, reason: 'no_room' },
      }));
  it('rejected before reasons were recorded is rejected still', () =>
    given(requestedEvent, { type: 'ReservationRejected', data: { seat, evidence } })
      .when({ ...reject, reason: 'other' })
      .then());
  it('expires without an answer', () =>
    given(requestedEvent).when({ type: 'expire' }).then(expired));
  it('is completed once confirmed', () =>
    given(requestedEvent, confirmedEvent).when(complete).then(completed));

  it('is not completed without having been confirmed', () =>
    given(requestedEvent).when(complete).refuses('reservation_pending'));
  it('must exist to be settled', () => given().when(confirm).refuses('reservation_unknown'));

  it.each([
    ['Confirm', [requestedEvent, confirmedEvent], confirm],
    ['Reject', [requestedEvent, rejected], reject],
    ['Expire', [requestedEvent, expired], { type: 'expire' } as const],
  ])('%s sent twice appends nothing', (_, past, command) =>
    given(...past)
      .when(command)
      .then(),
  );

  it.each([
    [
      'a confirmed one is not rejected any more',
      [requestedEvent, confirmedEvent],
      reject,
      'Confermata',
    ],
    ['a rejected one is not accepted any more', [requestedEvent, rejected], confirm, 'Rifiutata'],
    [
      'an expired one names its outcome, not its status',
      [requestedEvent, expired],
      confirm,
      'Scaduta',
    ],
    ['a completed one stays', [requestedEvent, confirmedEvent, completed], confirm, 'Completata'],
  ])('%s', (_, past, command, label) => {
    const state = past.reduce(reservationDecider.evolve, reservationDecider.initial);
    expect(catchRefusal(() => reservationDecider.decide(command, state))?.refusal).toMatchObject({
      kind: 'conflict',
      code: 'reservation_settled',
      message: { values: { state: label } },
    });
  });
});

describe('a reference', () => {
  it('is short, readable on the phone and always the same for a reservation', () => {
    const id = '4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c11';
    expect(toReferenceCode(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(toReferenceCode(id)).toBe(toReferenceCode(id));
    expect(toReferenceCode('4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c12')).not.toBe(toReferenceCode(id));
  });
});
