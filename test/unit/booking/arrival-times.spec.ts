import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import { arrivalTime } from '#src/contracts/booking/guest-wishes.ts';
import { admissionRules } from '#src/contexts/booking/domain/admission-rules.ts';
import { firstRefusal } from '#src/contexts/booking/domain/check-admission.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';
import {
  buildBookingRequest,
  buildTableFacts,
  buildTurnFacts,
  evidence,
  seat,
} from '#test/support/builders/turn-facts.ts';
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

const { given } = specifyDecider(reservationDecider);
const seatAt20 = { ...seat, arrivalTime: '20:00' };
const requested = { type: 'ReservationRequested', data: { seat: seatAt20, evidence } } as const;

describe('the arrival times of a turn', () => {
  it.each([
    ['12:00', '13:00', ['12:00', '12:15', '12:30', '12:45']],
    ['20:50', '21:30', ['21:00', '21:15']],
    ['20:50', '21:00', []],
    ['19:10', '19:31', ['19:15', '19:30']],
  ])('from %s to %s are the quarters before its end', (startTime, endTime, times) =>
    expect(listArrivalTimes({ startTime, endTime })).toEqual(times),
  );

  it.each(['20:10', '8:00', '24:00', '20:00:00', 'presto', 2000])(
    'reject %j, which is not HH:MM on a quarter of an hour',
    (time) => expect(arrivalTime.safeParse(time).success).toBe(false),
  );
});

describe('a request with an arrival time', () => {
  const refusalAt = (time: string) =>
    firstRefusal(admissionRules, buildBookingRequest({ arrivalTime: time }), buildTurnFacts());

  it.each(['19:00', '20:45'])('is admitted inside the turn, at %s', (time) =>
    expect(refusalAt(time)).toBeNull(),
  );
  it.each(['18:45', '21:00', '09:00'])('is invalid outside the turn, at %s', (time) =>
    expect(refusalAt(time)).toMatchObject({
      kind: 'invalid',
      code: 'arrival_outside_turn',
      fields: { arrivalTime: { id: 'arrival_outside_turn' } },
    }),
  );
  it('stores the time in the seat of its event', () =>
    given()
      .when({
        type: 'request',
        hold: buildSeatHold(),
        bookingRequest: buildBookingRequest({ arrivalTime: '20:00' }),
        facts: buildTurnFacts(),
      })
      .then(requested));
});

describe('the arrival time', () => {
  it('is kept when the party becomes smaller', () =>
    given(requested)
      .when({
        type: 'reduceParty',
        numberOfPeople: 3,
        moment: { now: '2027-03-13T17:00:00.000Z', today: '2027-03-13', minutesToStart: 60 },
      })
      .then({ type: 'PartyReduced', data: { from: seatAt20, seat: { ...seatAt20, covers: 3 } } }));

  it('is kept when staff remove the table within the same turn', () =>
    given(requested)
      .when({
        type: 'move',
        bookingRequest: buildBookingRequest({ tableId: null }),
        facts: buildTurnFacts(),
        hasReason: false,
      })
      .then({
        type: 'ReservationMoved',
        data: {
          from: seatAt20,
          seat: { ...seatAt20, tableId: null, tableName: null, floor: null },
          evidence: { ...evidence, coversHeld: -4, tableFree: null },
          passed: [],
          awaitsCall: false,
        },
      }));

  it('is kept when staff assign another table of the same turn', () => {
    const other = buildTableFacts({ id: 'other', name: 'Tavolo 8' });
    given(requested)
      .when({
        type: 'move',
        bookingRequest: buildBookingRequest({ tableId: other.id }),
        facts: buildTurnFacts({ tables: [buildTableFacts(), other] }),
        hasReason: false,
      })
      .then({
        type: 'ReservationMoved',
        data: {
          from: seatAt20,
          seat: { ...seatAt20, tableId: other.id, tableName: other.name },
          evidence: { ...evidence, coversHeld: -4 },
          passed: [],
          awaitsCall: false,
        },
      });
  });

  it('is dropped when staff move the reservation to another turn', () => {
    const nextDay = buildTurnFacts({ date: '2027-03-14' });
    given(requested)
      .when({
        type: 'move',
        bookingRequest: buildBookingRequest(),
        facts: nextDay,
        hasReason: false,
      })
      .then({
        type: 'ReservationMoved',
        data: {
          from: seatAt20,
          seat: { ...seat, date: '2027-03-14' },
          evidence,
          passed: [],
          awaitsCall: false,
        },
      });
  });

  const createChangeRequested = (wanted: typeof seat) =>
    ({ type: 'ChangeRequested', data: { seat: seatAt20, evidence, wanted, held: null } }) as const;

  it('is dropped by an accepted change to another turn', () => {
    const wanted = { ...seat, date: '2027-03-14', tableId: null, tableName: null, floor: null };
    given(requested, createChangeRequested(wanted))
      .when({ type: 'acceptChange', facts: buildTurnFacts({ date: '2027-03-14' }) })
      .then({
        type: 'ChangeAccepted',
        data: {
          from: seatAt20,
          held: null,
          seat: wanted,
          evidence: { ...evidence, tableFree: null },
        },
      });
  });

  it('is kept after an accepted change in the same turn, even without the previous table', () => {
    const wanted = { ...seat, covers: 8, tableId: null, tableName: null, floor: null };
    given(requested, createChangeRequested(wanted))
      .when({
        type: 'acceptChange',
        facts: buildTurnFacts({ tables: [buildTableFacts({ id: 'another', capacity: 8 })] }),
      })
      .then({
        type: 'ChangeAccepted',
        data: {
          from: seatAt20,
          held: null,
          seat: { ...wanted, arrivalTime: '20:00' },
          evidence: { ...evidence, tableFree: null },
        },
      });
  });
});
