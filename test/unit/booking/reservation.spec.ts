import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-events.ts';
import { reservation } from '#src/contexts/booking/domain/reservation.ts';
import { referenceOf } from '#src/kernel/reference.ts';
import { refusalOf, specify } from '#test/support/decider-spec.ts';
import { aTable, aTurn, aWish, confirmed, evidence, requested, seat } from '#test/support/turns.ts';

const { given } = specify(reservation);

const rejected: ReservationEvent = {
  type: 'ReservationRejected',
  data: { seat, evidence, reason: 'no_room' },
};
const expired: ReservationEvent = { type: 'ReservationExpired', data: { seat } };
const completed: ReservationEvent = { type: 'ReservationCompleted', data: { seat } };

const request = { type: 'Request', wish: aWish(), facts: aTurn() } as const;
const confirm = { type: 'Confirm', facts: aTurn() } as const;
const reject = { type: 'Reject', reason: 'no_room', facts: aTurn() } as const;
const begun = { now: '2027-03-13T18:30:00.000Z', today: '2027-03-13', minutesToStart: -30 };
const complete = { type: 'Complete', moment: begun } as const;

describe('a reservation', () => {
  it('is requested with the seat it asks for and the numbers it was admitted on', () =>
    given().when(request).then(requested));

  it('may leave the table to the staff', () =>
    given()
      .when({ ...request, wish: aWish({ tableId: null }) })
      .then({
        type: 'ReservationRequested',
        data: {
          seat: { ...seat, tableId: null, tableName: null, floor: null },
          evidence: { ...evidence, tableFree: null },
        },
      }));

  it('is refused when a rule says no', () =>
    given()
      .when({ ...request, facts: aTurn({ coversHeld: 72 }) })
      .refuses('turn_full'));

  it('is accepted by staff', () => given(requested).when(confirm).then(confirmed));
  it('is not accepted when the service was closed meanwhile', () =>
    given(requested)
      .when({ ...confirm, facts: aTurn({ closed: true }) })
      .refuses('service_closed'));
  it('is not accepted when its table was retired meanwhile', () =>
    given(requested)
      .when({ ...confirm, facts: aTurn({ tables: [aTable({ isActive: false })] }) })
      .refuses('table_inactive'));
  it('is rejected by staff', () => given(requested).when(reject).then(rejected));
  it('is rejected whatever the turn is like, and says how it was', () =>
    given(requested)
      .when({ ...reject, facts: aTurn({ closed: true, coversHeld: 71 }) })
      .then({
        type: 'ReservationRejected',
        data: { seat, evidence: { ...evidence, closed: true, coversHeld: 71 }, reason: 'no_room' },
      }));
  it('rejected before reasons were recorded is rejected still', () =>
    given(requested, { type: 'ReservationRejected', data: { seat, evidence } })
      .when({ ...reject, reason: 'other' })
      .then());
  it('expires when nobody answered', () => given(requested).when({ type: 'Expire' }).then(expired));
  it('is completed once confirmed', () =>
    given(requested, confirmed).when(complete).then(completed));

  it('is not completed without having been confirmed', () =>
    given(requested).when(complete).refuses('reservation_pending'));
  it('must exist to be settled', () => given().when(confirm).refuses('reservation_unknown'));

  it.each([
    ['Confirm', [requested, confirmed], confirm],
    ['Reject', [requested, rejected], reject],
    ['Expire', [requested, expired], { type: 'Expire' } as const],
  ])('%s sent twice appends nothing', (_, past, command) =>
    given(...past)
      .when(command)
      .then(),
  );

  it.each([
    [
      'a confirmed one is not rejected any more',
      [requested, confirmed],
      reject,
      'Prenotazione già gestita: Confermata',
    ],
    [
      'a rejected one is not accepted any more',
      [requested, rejected],
      confirm,
      'Prenotazione già gestita: Rifiutata',
    ],
    [
      'an expired one names its outcome, not its status',
      [requested, expired],
      confirm,
      'Prenotazione già gestita: Scaduta',
    ],
    [
      'a completed one stays',
      [requested, confirmed, completed],
      confirm,
      'Prenotazione già gestita: Completata',
    ],
  ])('%s', (_, past, command, message) => {
    const state = past.reduce(reservation.evolve, reservation.initial);
    expect(refusalOf(() => reservation.decide(command, state))?.refusal).toMatchObject({
      kind: 'conflict',
      code: 'reservation_settled',
      message,
    });
  });
});

describe('a reference', () => {
  it('is short, readable on the phone and always the same for a reservation', () => {
    const id = '4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c11';
    expect(referenceOf(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(referenceOf(id)).toBe(referenceOf(id));
    expect(referenceOf('4f0f7a52-3a70-4a33-9d0a-6b8f8f0d9c12')).not.toBe(referenceOf(id));
  });
});
