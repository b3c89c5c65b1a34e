import {
  holdChangedBy,
  isHolding,
  type ReservationEvent,
} from '#src/contexts/booking/domain/reservation-events.ts';
import { reservation } from '#src/contexts/booking/domain/reservation.ts';
import { fold } from '#src/event-log/decider.ts';
import { specify } from '#test/support/decider-spec.ts';
import { aTable, aTurn, aWish, evidence, seat } from '#test/support/turns.ts';

const { given } = specify(reservation);
const OTHER_TABLE = '11111111-2222-4333-8444-555555555555';
const NOW = '2027-03-13T12:00:00.000Z';

const waiting = { ...seat, holdsSeat: false } as const;
const requested: ReservationEvent = {
  type: 'ReservationRequested',
  data: { seat: waiting, evidence },
};
const accepted: ReservationEvent = {
  type: 'ReservationConfirmed',
  data: { seat, evidence, takesSeat: true },
};
const confirm = (facts = aTurn()) => ({ type: 'Confirm', facts }) as const;
const move = (facts = aTurn(), wish = aWish({ numberOfPeople: 2 })) =>
  ({ type: 'Move', wish, facts, hasReason: false }) as const;
const undo = {
  type: 'Undo',
  last: { at: NOW, byStaff: true },
  now: NOW,
  facts: aTurn({ coversHeld: 4 }),
} as const;

describe('a request that holds no seat', () => {
  it('is admitted by the same rules, and says so in its event', () => {
    given()
      .when({ type: 'Request', wish: aWish(), facts: aTurn(), holdsSeat: false })
      .then(requested);
    given()
      .when({ type: 'Request', wish: aWish(), facts: aTurn({ coversHeld: 72 }), holdsSeat: false })
      .refuses('turn_full');
  });

  it('takes covers and table when staff accept it', () =>
    given(requested).when(confirm()).then(accepted));

  it.each([
    ['the covers are gone', aTurn({ coversHeld: 72 }), 'turn_full'],
    ['the table is taken', aTurn({ tables: [aTable({ takenBy: 'another' })] }), 'table_taken'],
    ['the table is blocked', aTurn({ tables: [aTable({ blocked: true })] }), 'table_blocked'],
    ['the service is closed', aTurn({ closed: true }), 'service_closed'],
  ])('is not accepted when %s', (_, facts, code) =>
    given(requested).when(confirm(facts)).refuses(code),
  );

  it('is moved without taking a seat, and gives back no covers that it never held', () => {
    const [moved] = reservation.decide(
      move(aTurn({ coversHeld: 71 })),
      fold(reservation, [requested]),
    );
    expect(moved).toMatchObject({
      type: 'ReservationMoved',
      data: { from: waiting, seat: { covers: 2, holdsSeat: false }, evidence: { coversHeld: 71 } },
    });
    expect(holdChangedBy(moved!)).toEqual({ released: null, taken: null });
  });

  it('is accepted with the excess that staff granted while moving it', () => {
    const tables = [aTable(), aTable({ id: OTHER_TABLE })];
    const facts = aTurn({ coversHeld: 75, tables });
    const wish = aWish({ tableId: OTHER_TABLE, numberOfPeople: 5 });
    const past = [
      requested,
      ...reservation.decide(
        { type: 'Move', wish, facts, hasReason: true },
        fold(reservation, [requested]),
      ),
    ];
    const [confirmed] = reservation.decide(confirm(facts), fold(reservation, past));
    expect(confirmed).toMatchObject({
      type: 'ReservationConfirmed',
      data: { takesSeat: true, seat: { covers: 5, coversOver: 5 } },
    });
  });

  it('holds nothing again when its acceptance is undone', () => {
    const [undone] = reservation.decide(undo, fold(reservation, [requested, accepted]));
    expect(holdChangedBy(undone!)).toEqual({ released: seat, taken: null });
    const state = fold(reservation, [requested, accepted, undone!]);
    expect(state).toMatchObject({ status: 'pending', seat: waiting });
    expect(isHolding(state as never)).toBe(false);
    given(requested, accepted, undone!).when(confirm()).then(accepted);
  });

  it.each<ReservationEvent>([
    { type: 'ReservationRejected', data: { seat: waiting, evidence } },
    { type: 'ReservationExpired', data: { seat: waiting } },
  ])('gives back nothing when it ends: $type', (ended) =>
    expect(holdChangedBy(ended)).toEqual({ released: null, taken: null }),
  );

  it('is like any other once accepted', () => {
    expect(holdChangedBy(accepted)).toEqual({ released: null, taken: seat });
    given(requested, accepted)
      .when({ type: 'Cancel', reason: 'other', facts: aTurn() })
      .then({ type: 'ReservationCancelled', data: { seat, reason: 'other', evidence } });
    expect(
      holdChangedBy({ type: 'ReservationCancelled', data: { seat, reason: 'other' } }),
    ).toEqual({ released: seat, taken: null });
  });
});
