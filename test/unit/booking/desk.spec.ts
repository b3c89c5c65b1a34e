import {
  holdChangedBy,
  type ReservationEvent,
} from '#src/contexts/booking/domain/reservation-events.ts';
import { reservation, type ReservationCommand } from '#src/contexts/booking/domain/reservation.ts';
import { fold } from '#src/event-log/decider.ts';
import { refusalOf, specify } from '#test/support/decider-spec.ts';
import { aTable, aTurn, aWish, confirmed, evidence, requested, seat } from '#test/support/turns.ts';

const { given } = specify(reservation);

const OTHER_TABLE = '11111111-2222-4333-8444-555555555555';
const NOW = '2027-03-13T18:30:00.000Z';
const rejected: ReservationEvent = { type: 'ReservationRejected', data: { seat } };
const cancelled: ReservationEvent = {
  type: 'ReservationCancelled',
  data: { seat, reason: 'no_table', evidence },
};
const arrived: ReservationEvent = { type: 'GuestArrived', data: { seat, arrivedAt: NOW } };
const noShow: ReservationEvent = { type: 'GuestDidNotShow', data: { seat } };
const completed: ReservationEvent = { type: 'ReservationCompleted', data: { seat } };
const called: ReservationEvent = { type: 'GuestCalled', data: { seat } };

const begun = { now: NOW, today: '2027-03-13', minutesToStart: -30 };
const before = { now: '2027-03-13T17:00:00.000Z', today: '2027-03-13', minutesToStart: 60 };
const entry = {
  type: 'Enter',
  wish: aWish(),
  facts: aTurn(),
  origin: 'phone',
  hasReason: false,
  now: NOW,
} as const;
const move = (over: object = {}) =>
  ({
    type: 'Move',
    wish: aWish(),
    facts: aTurn({ coversHeld: 4 }),
    hasReason: false,
    ...over,
  }) as const satisfies ReservationCommand;
const taken = aTable({ takenBy: 'somebody' });

const stateAfter = (...past: ReservationEvent[]) => fold(reservation, past);

describe('staff enter a booking', () => {
  const entered = (over: object = {}) =>
    ({
      type: 'ReservationEntered',
      data: { seat, evidence, origin: 'phone', arrivedAt: null, passed: [], ...over },
    }) as ReservationEvent;

  it('confirmed at once', () => given().when(entry).then(entered()));
  it('of more than eight people, and for a turn about to begin', () =>
    given()
      .when({
        ...entry,
        wish: aWish({ tableId: null, numberOfPeople: 30 }),
        facts: aTurn({ minutesToStart: 5 }),
      })
      .then(
        entered({
          seat: { ...seat, tableId: null, tableName: null, floor: null, covers: 30 },
          evidence: { ...evidence, tableFree: null },
        }),
      ));
  it('whoever walks in today is here', () =>
    given()
      .when({ ...entry, origin: 'walk_in', facts: aTurn({ today: '2027-03-13' }) })
      .then(entered({ origin: 'walk_in', arrivedAt: NOW })));

  it.each([
    ['a table that is taken', aTurn({ tables: [taken] }), aWish(), 'table_taken'],
    ['a blocked table', aTurn({ tables: [aTable({ blocked: true })] }), aWish(), 'table_blocked'],
    ['a table too small', aTurn(), aWish({ numberOfPeople: 5 }), 'table_too_small'],
    ['covers that are not there', aTurn({ coversHeld: 73 }), aWish(), 'turn_full'],
    ['a closed service', aTurn({ closed: true }), aWish(), 'service_closed'],
  ])(
    'never %s without a reason; with one, the event says which limit was passed',
    (_, facts, wish, code) => {
      const refusal = refusalOf(() =>
        reservation.decide({ ...entry, facts, wish }, reservation.initial),
      )?.refusal;
      expect(refusal).toMatchObject({
        kind: 'conflict',
        code,
        details: { overridable: true, limits: [code] },
      });
      expect(
        reservation.decide({ ...entry, facts, wish, hasReason: true }, reservation.initial),
      ).toMatchObject([{ data: { passed: [code] } }]);
    },
  );

  it.each([
    ['a past date', aTurn({ today: '2027-03-14' }), 'date_past'],
    ['a slot out of use', aTurn({ slot: { ...aTurn().slot, isActive: false } }), 'slot_inactive'],
    ['a table out of use', aTurn({ tables: [aTable({ isActive: false })] }), 'table_inactive'],
    ['a table that is no more', aTurn({ tables: [] }), 'table_unknown'],
  ])('not %s, whatever the reason', (_, facts, code) =>
    given()
      .when({ ...entry, facts, hasReason: true })
      .refuses(code),
  );

  it('a party beyond the maximum brings its own excess, no more than its own covers', () => {
    const seatOf = (coversHeld: number) =>
      reservation.decide(
        { ...entry, facts: aTurn({ coversHeld }), hasReason: true },
        reservation.initial,
      )[0]!.data.seat;
    expect(seatOf(71)).not.toHaveProperty('coversOver');
    expect([seatOf(73).coversOver, seatOf(75).coversOver, seatOf(85).coversOver]).toEqual([
      2, 4, 4,
    ]);
  });

  it('a party sat at somebody’s table shares it', () =>
    expect(
      reservation.decide(
        { ...entry, facts: aTurn({ tables: [taken] }), hasReason: true },
        reservation.initial,
      ),
    ).toMatchObject([{ data: { seat: { tableShared: true } } }]));
});

describe('staff move a reservation', () => {
  const another = aTable({ id: OTHER_TABLE, name: 'Loggia 1', floor: 2, capacity: 6 });
  const twoTables = aTurn({ coversHeld: 4, tables: [aTable(), another] });

  it('to another table, which the guest need not hear of', () =>
    given(requested, confirmed, called)
      .when(move({ wish: aWish({ tableId: OTHER_TABLE }), facts: twoTables }))
      .then({
        type: 'ReservationMoved',
        data: {
          from: seat,
          seat: { ...seat, tableId: OTHER_TABLE, tableName: 'Loggia 1', floor: 2 },
          passed: [],
          awaitsCall: false,
          evidence: { ...evidence, coversHeld: 0 },
        },
      }));
  it('to another day: its own hold there is none, and the guest must hear of it', () =>
    given(requested, confirmed, called)
      .when(move({ facts: aTurn({ date: '2027-03-14', coversHeld: 71 }) }))
      .then({
        type: 'ReservationMoved',
        data: {
          from: seat,
          seat: { ...seat, date: '2027-03-14' },
          passed: [],
          awaitsCall: true,
          evidence: { ...evidence, coversHeld: 71 },
        },
      }));
  it('its own covers do not stand in its way', () =>
    expect(
      reservation.decide(
        move({ wish: aWish({ numberOfPeople: 3 }), facts: aTurn({ coversHeld: 75 }) }),
        stateAfter(requested),
      ),
    ).toMatchObject([{ data: { seat: { covers: 3 } } }]));
  it('a larger party needs covers and chairs again', () => {
    given(requested)
      .when(
        move({
          wish: aWish({ numberOfPeople: 5 }),
          facts: aTurn({ coversHeld: 75, tables: [aTable({ capacity: 9 })] }),
        }),
      )
      .refuses('turn_full');
    given(requested)
      .when(move({ wish: aWish({ numberOfPeople: 5 }) }))
      .refuses('table_too_small');
  });
  it('what stays is not judged again: neither a closure nor the table that it has', () =>
    expect(
      reservation.decide(
        move({
          wish: aWish({ numberOfPeople: 2 }),
          facts: aTurn({
            coversHeld: 4,
            closed: true,
            tables: [aTable({ isActive: false, takenBy: 'x', shared: true })],
          }),
        }),
        stateAfter(requested),
      ),
    ).toHaveLength(1));
  it('not onto a table that is taken', () =>
    given(requested)
      .when(
        move({
          wish: aWish({ tableId: OTHER_TABLE }),
          facts: aTurn({ tables: [aTable(), { ...another, takenBy: 'x' }] }),
        }),
      )
      .refuses('table_taken'));
  it('what is granted beyond the maximum stays granted, and shrinks with the party', () => {
    const over: ReservationEvent = {
      type: 'ReservationEntered',
      data: {
        seat: { ...seat, coversOver: 3 },
        evidence,
        origin: 'phone',
        arrivedAt: null,
        passed: ['turn_full'],
      },
    };
    const after = (people: number) =>
      reservation.decide(
        move({
          wish: aWish({ tableId: null, numberOfPeople: people }),
          facts: aTurn({ coversHeld: 78 }),
        }),
        stateAfter(over),
      )[0]!.data.seat;
    expect([after(4).coversOver, after(2).coversOver, after(1).coversOver]).toEqual([
      3,
      1,
      undefined,
    ]);
  });
  it('nothing changed, nothing happens', () => given(requested, confirmed).when(move()).then());
  it('pending stays pending', () =>
    expect(
      stateAfter(requested, {
        type: 'ReservationMoved',
        data: { from: seat, seat, evidence, passed: [], awaitsCall: false },
      }),
    ).toMatchObject({ status: 'pending' }));
  it.each([
    ['rejected', rejected],
    ['cancelled', cancelled],
    ['completed', completed],
    ['not shown', noShow],
  ])('one that is over (%s) stays as it was', (_, last) =>
    given(requested, confirmed, last)
      .when(move({ wish: aWish({ numberOfPeople: 3 }) }))
      .refuses('reservation_settled'),
  );
});

describe('the course of an evening', () => {
  it('a confirmed one is cancelled with its reason', () =>
    given(requested, confirmed)
      .when({ type: 'Cancel', reason: 'no_table', facts: aTurn() })
      .then(cancelled));
  it('one that still waits is not cancelled but rejected', () =>
    given(requested)
      .when({ type: 'Cancel', reason: 'other', facts: aTurn() })
      .refuses('reservation_pending'));
  it('guests arrive, also before the hour', () =>
    given(requested, confirmed)
      .when({ type: 'MarkArrived', moment: { ...before, now: NOW } })
      .then(arrived));
  it('not the day before', () =>
    given(requested, confirmed)
      .when({ type: 'MarkArrived', moment: { ...before, today: '2027-03-12' } })
      .refuses('too_early'));
  it('nobody came, once the turn has begun', () =>
    given(requested, confirmed).when({ type: 'MarkNoShow', moment: begun }).then(noShow));
  it.each(['MarkNoShow', 'Complete'] as const)('%s waits for the turn to begin', (type) =>
    given(requested, confirmed).when({ type, moment: before }).refuses('turn_not_begun'),
  );
  it.each(['MarkArrived', 'MarkNoShow', 'Complete'] as const)('%s needs a confirmed one', (type) =>
    given(requested).when({ type, moment: begun }).refuses('reservation_pending'),
  );
  it('a guest who must hear is called once', () => {
    given(requested, confirmed).when({ type: 'MarkCalled' }).then(called);
    given(requested, confirmed, called).when({ type: 'MarkCalled' }).then();
    given(requested).when({ type: 'MarkCalled' }).then();
  });
  it.each([
    ['accepted', [confirmed], true],
    ['rejected', [rejected], true],
    ['cancelled by the house', [confirmed, cancelled], true],
    [
      'cancelled because they asked',
      [confirmed, { type: 'ReservationCancelled', data: { seat, reason: 'guest_asked' } } as const],
      false,
    ],
    ['here', [confirmed, arrived], false],
  ])('whoever is %s must hear of it: %#', (_, past, awaitsCall) =>
    expect(stateAfter(requested, ...(past as ReservationEvent[]))).toMatchObject({ awaitsCall }),
  );

  it.each([
    ['Cancel', cancelled, { type: 'Cancel', reason: 'other', facts: aTurn() } as const],
    ['MarkArrived', arrived, { type: 'MarkArrived', moment: begun } as const],
    ['MarkNoShow', noShow, { type: 'MarkNoShow', moment: begun } as const],
    ['Complete', completed, { type: 'Complete', moment: begun } as const],
  ])('%s twice appends nothing', (_, last, command) =>
    given(requested, confirmed, last).when(command).then(),
  );
});

describe('staff go back a step', () => {
  const undo = (over: object = {}) =>
    ({
      type: 'Undo',
      last: { at: NOW, byStaff: true },
      now: '2027-03-13T18:31:00.000Z',
      facts: aTurn({ coversHeld: 4 }),
      ...over,
    }) as const;
  const pending = {
    status: 'pending',
    outcome: null,
    seat,
    arrivedAt: null,
    reason: null,
    awaitsCall: false,
  } as const;
  const undone = (type: string, to: object, from: object) =>
    ({
      type: 'LastActionUndone',
      data: { ...pending, ...to, undone: type, from: { status: 'confirmed', seat, ...from } },
    }) as ReservationEvent;

  it('within a minute', () =>
    given(requested, confirmed)
      .when(undo())
      .then(undone('ReservationConfirmed', {}, {})));
  it('not a second later', () =>
    given(requested, confirmed)
      .when(undo({ now: '2027-03-13T18:31:00.001Z' }))
      .refuses('nothing_to_undo'));
  it('not what a guest or the night did', () =>
    given(requested, confirmed, completed)
      .when(undo({ last: { at: NOW, byStaff: false } }))
      .refuses('nothing_to_undo'));
  it('not a first event, and not an undo', () => {
    given(requested).when(undo()).refuses('nothing_to_undo');
    given(requested, confirmed, undone('ReservationConfirmed', {}, {}))
      .when(undo())
      .refuses('nothing_to_undo');
  });
  it('from every step to what was before it', () => {
    const wasConfirmed = { status: 'confirmed', awaitsCall: true };
    given(requested, rejected)
      .when(undo())
      .then(undone('ReservationRejected', {}, { status: 'cancelled' }));
    given(requested, confirmed, cancelled)
      .when(undo())
      .then(undone('ReservationCancelled', wasConfirmed, { status: 'cancelled' }));
    given(requested, confirmed, arrived)
      .when(undo())
      .then(undone('GuestArrived', wasConfirmed, {}));
    given(requested, confirmed, noShow)
      .when(undo())
      .then(undone('GuestDidNotShow', wasConfirmed, { status: 'cancelled' }));
    given(requested, confirmed, completed)
      .when(undo())
      .then(undone('ReservationCompleted', wasConfirmed, { status: 'completed' }));
    given(requested, confirmed, called)
      .when(undo())
      .then(undone('GuestCalled', wasConfirmed, {}));
  });
  it('not to a table or covers that have gone to somebody else', () => {
    given(requested, confirmed, cancelled)
      .when(undo({ facts: aTurn({ tables: [taken] }) }))
      .refuses('table_taken');
    given(requested, confirmed, cancelled)
      .when(undo({ facts: aTurn({ coversHeld: 72 }) }))
      .refuses('turn_full');
  });
  it('but to what staff had granted', () =>
    expect(
      reservation.decide(
        undo({ facts: aTurn({ coversHeld: 75, tables: [taken] }) }),
        stateAfter(
          {
            type: 'ReservationEntered',
            data: {
              seat: { ...seat, tableShared: true, coversOver: 4 },
              evidence,
              origin: 'phone',
              arrivedAt: null,
              passed: [],
            },
          },
          cancelled,
        ),
      ),
    ).toHaveLength(1));

  it('gives back and takes what each step held', () => {
    const moved = { ...seat, covers: 2 };
    expect(
      holdChangedBy(
        undone('ReservationCancelled', { status: 'confirmed' }, { status: 'cancelled' }),
      ),
    ).toEqual({ released: null, taken: seat });
    expect(
      holdChangedBy(undone('ReservationMoved', { status: 'confirmed' }, { seat: moved })),
    ).toEqual({ released: moved, taken: seat });
    expect(
      holdChangedBy({
        type: 'ReservationMoved',
        data: { from: seat, seat: moved, evidence, passed: [], awaitsCall: false },
      }),
    ).toEqual({ released: seat, taken: moved });
  });
});
