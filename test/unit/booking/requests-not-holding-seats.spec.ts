import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { allocationChangeOf } from '#src/contexts/booking/domain/evolve-reservation.ts';
import { isHoldingSeat } from '#src/contexts/booking/domain/reservation-state.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import { fold } from '#src/event-log/decider.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';
import {
  buildTableFacts,
  buildTurnFacts,
  buildBookingRequest,
  evidence,
  seat,
} from '#test/support/builders/turn-facts.ts';
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

const { given } = specifyDecider(reservationDecider);
const OTHER_TABLE = '11111111-2222-4333-8444-555555555555';
const NOW = '2027-03-13T12:00:00.000Z';

const seatNotHeld = { ...seat, holdsSeat: false } as const;
const requested: ReservationEvent = {
  type: 'ReservationRequested',
  data: { seat: seatNotHeld, evidence },
};
const accepted: ReservationEvent = {
  type: 'ReservationConfirmed',
  data: { seat, evidence, takesSeat: true },
};
const confirm = (facts = buildTurnFacts()) => ({ type: 'confirm', facts }) as const;
const move = (
  facts = buildTurnFacts(),
  bookingRequest = buildBookingRequest({ numberOfPeople: 2 }),
) => ({ type: 'move', bookingRequest, facts, hasReason: false }) as const;
const undo = {
  type: 'undo',
  last: { dayEnd: new Date('2027-03-14T03:00:00Z'), byStaff: true },
  now: new Date(NOW),
  facts: buildTurnFacts({ coversHeld: 4 }),
  hasReason: false,
} as const;

describe('a request that holds no seat', () => {
  it('is admitted by the usual rules and records holdsSeat: false', () => {
    given()
      .when({
        type: 'request',
        bookingRequest: buildBookingRequest(),
        facts: buildTurnFacts(),
        hold: buildSeatHold({ holdsSeat: false }),
      })
      .then(requested);
    given()
      .when({
        type: 'request',
        bookingRequest: buildBookingRequest(),
        facts: buildTurnFacts({ coversHeld: 72 }),
        hold: buildSeatHold({ holdsSeat: false }),
      })
      .refuses('turn_full');
  });

  it('takes covers and table when staff accept it', () =>
    given(requested).when(confirm()).then(accepted));

  it.each([
    ['too few covers are left', buildTurnFacts({ coversHeld: 72 }), 'turn_full'],
    [
      'the table is taken',
      buildTurnFacts({ tables: [buildTableFacts({ takenBy: 'another' })] }),
      'table_taken',
    ],
    [
      'the table is blocked',
      buildTurnFacts({ tables: [buildTableFacts({ blocked: true })] }),
      'table_blocked',
    ],
    ['the service is closed', buildTurnFacts({ closed: true }), 'service_closed'],
  ])('is not accepted when %s', (_, facts, code) =>
    given(requested).when(confirm(facts)).refuses(code),
  );

  it('neither takes nor releases covers when it is moved', () => {
    const [moved] = reservationDecider.decide(
      move(buildTurnFacts({ coversHeld: 71 })),
      fold(reservationDecider, [requested]),
    );
    expect(moved).toMatchObject({
      type: 'ReservationMoved',
      data: {
        from: seatNotHeld,
        seat: { covers: 2, holdsSeat: false },
        evidence: { coversHeld: 71 },
      },
    });
    expect(allocationChangeOf(moved!)).toEqual({ released: [], taken: [] });
  });

  it('keeps the excess covers that staff granted in a move when it is accepted', () => {
    const tables = [buildTableFacts(), buildTableFacts({ id: OTHER_TABLE })];
    const facts = buildTurnFacts({ coversHeld: 75, tables });
    const bookingRequest = buildBookingRequest({ tableId: OTHER_TABLE, numberOfPeople: 5 });
    const past = [
      requested,
      ...reservationDecider.decide(
        { type: 'move', bookingRequest, facts, hasReason: true },
        fold(reservationDecider, [requested]),
      ),
    ];
    const [confirmed] = reservationDecider.decide(confirm(facts), fold(reservationDecider, past));
    expect(confirmed).toMatchObject({
      type: 'ReservationConfirmed',
      data: { takesSeat: true, seat: { covers: 5, coversOver: 5 } },
    });
  });

  it('holds no seat again when its acceptance is undone', () => {
    const [undone] = reservationDecider.decide(
      undo,
      fold(reservationDecider, [requested, accepted]),
    );
    expect(allocationChangeOf(undone!)).toEqual({ released: [seat], taken: [] });
    const state = fold(reservationDecider, [requested, accepted, undone!]);
    expect(state).toMatchObject({ status: 'pending', seat: seatNotHeld });
    expect(isHoldingSeat(state as never)).toBe(false);
    given(requested, accepted, undone!).when(confirm()).then(accepted);
  });

  it.each<ReservationEvent>([
    { type: 'ReservationRejected', data: { seat: seatNotHeld, evidence } },
    { type: 'ReservationExpired', data: { seat: seatNotHeld } },
  ])('releases no covers when it ends: $type', (ended) =>
    expect(allocationChangeOf(ended)).toEqual({ released: [], taken: [] }),
  );

  it('takes covers when it is accepted and releases them when it is cancelled', () => {
    expect(allocationChangeOf(accepted)).toEqual({ released: [], taken: [seat] });
    given(requested, accepted)
      .when({ type: 'cancel', reason: 'other', facts: buildTurnFacts() })
      .then({ type: 'ReservationCancelled', data: { seat, reason: 'other', evidence } });
    expect(
      allocationChangeOf({ type: 'ReservationCancelled', data: { seat, reason: 'other' } }),
    ).toEqual({ released: [seat], taken: [] });
  });
});
