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
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

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
  hold: buildSeatHold(),
  bookingRequest: buildBookingRequest(),
  facts: buildTurnFacts(),
} as const;
const confirm = { type: 'confirm', facts: buildTurnFacts() } as const;
const reject = { type: 'reject', reason: 'no_room', facts: buildTurnFacts() } as const;
const begun = { now: '2027-03-13T18:30:00.000Z', today: '2027-03-13', minutesToStart: -30 };
const complete = { type: 'complete', moment: begun } as const;

describe('a reservation', () => {
  it('records the wanted seat and the evidence of admission when it is requested', () =>
    given().when(request).then(requestedEvent));

  it('can be requested without a table', () =>
    given()
      .when({ ...request, bookingRequest: buildBookingRequest({ tableId: null }) })
      .then({
        type: 'ReservationRequested',
        data: {
          seat: { ...seat, tableId: null, tableName: null, floor: null },
          evidence: { ...evidence, tableFree: null },
        },
      }));

  it('is refused when the turn is full', () =>
    given()
      .when({ ...request, facts: buildTurnFacts({ coversHeld: 72 }) })
      .refuses('turn_full'));

  it('is accepted by staff', () => given(requestedEvent).when(confirm).then(confirmedEvent));
  it('is not accepted when the service has been closed since', () =>
    given(requestedEvent)
      .when({ ...confirm, facts: buildTurnFacts({ closed: true }) })
      .refuses('service_closed'));
  it('is not accepted when its table has become inactive since', () =>
    given(requestedEvent)
      .when({
        ...confirm,
        facts: buildTurnFacts({ tables: [buildTableFacts({ isActive: false })] }),
      })
      .refuses('table_inactive'));
  it('is rejected by staff', () => given(requestedEvent).when(reject).then(rejected));
  it('is rejected even when the service is closed, and records the state of the turn', () =>
    given(requestedEvent)
      .when({ ...reject, facts: buildTurnFacts({ closed: true, coversHeld: 71 }) })
      .then({
        type: 'ReservationRejected',
        data: { seat, evidence: { ...evidence, closed: true, coversHeld: 71 }, reason: 'no_room' },
      }));
  it('appends no event when an earlier rejection without a reason is repeated', () =>
    given(requestedEvent, { type: 'ReservationRejected', data: { seat, evidence } })
      .when({ ...reject, reason: 'other' })
      .then());
  it('expires without an answer', () =>
    given(requestedEvent).when({ type: 'expire' }).then(expired));
  it('is completed once confirmed', () =>
    given(requestedEvent, confirmedEvent).when(complete).then(completed));

  it('is not completed without having been confirmed', () =>
    given(requestedEvent).when(complete).refuses('reservation_pending'));
  it('is refused as unknown before it was requested', () =>
    given().when(confirm).refuses('reservation_unknown'));

  it.each([
    ['Confirm', [requestedEvent, confirmedEvent], confirm],
    ['Reject', [requestedEvent, rejected], reject],
    ['Expire', [requestedEvent, expired], { type: 'expire' } as const],
  ])('appends no event when %s is sent twice', (_, past, command) =>
    given(...past)
      .when(command)
      .then(),
  );

  it.each([
    [
      'is not rejected after it was confirmed',
      [requestedEvent, confirmedEvent],
      reject,
      'Confermata',
    ],
    ['is not accepted after it was rejected', [requestedEvent, rejected], confirm, 'Rifiutata'],
    [
      'names its outcome, not its status, after it expired',
      [requestedEvent, expired],
      confirm,
      'Scaduta',
    ],
    [
      'is not accepted after it was completed',
      [requestedEvent, confirmedEvent, completed],
      confirm,
      'Completata',
    ],
  ])('%s', (_, past, command, label) => {
    const state = past.reduce(reservationDecider.evolve, reservationDecider.initial);
    expect(catchRefusal(() => reservationDecider.decide(command, state))?.refusal).toMatchObject({
      kind: 'conflict',
      code: 'reservation_settled',
      message: { values: { state: label } },
    });
  });
});

describe('the reference of a reservation', () => {
  it('has seven unambiguous characters and is the same for the same reservation id', () => {
    const id = '4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c11';
    expect(toReferenceCode(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(toReferenceCode(id)).toBe(toReferenceCode(id));
    expect(toReferenceCode('4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c12')).not.toBe(toReferenceCode(id));
  });
});
