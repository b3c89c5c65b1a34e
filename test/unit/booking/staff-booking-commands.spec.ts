import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import {
  allocationChangeOf,
  guestMailOf,
} from '#src/contexts/booking/domain/evolve-reservation.ts';
import {
  reservationDecider,
  type ReservationCommand,
} from '#src/contexts/booking/domain/reservation-decider.ts';
import { newReservation, noVisitMoments } from '#src/contexts/booking/domain/reservation-state.ts';
import { fold } from '#src/event-log/decider.ts';
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

const OTHER_TABLE = '11111111-2222-4333-8444-555555555555';
const NOW = '2027-03-13T18:30:00.000Z';
const rejected: ReservationEvent = { type: 'ReservationRejected', data: { seat } };
const cancelled: ReservationEvent = {
  type: 'ReservationCancelled',
  data: { seat, reason: 'no_table', evidence },
};
const arrived: ReservationEvent = { type: 'GuestArrived', data: { seat, arrivedAt: NOW } };
const noShow: ReservationEvent = { type: 'GuestDidNotShow', data: { seat } };
const completed: ReservationEvent = {
  type: 'ReservationCompleted',
  data: { seat, outcome: 'verified' },
};
const called: ReservationEvent = { type: 'GuestCalled', data: { seat } };

const begun = { now: NOW, today: '2027-03-13', minutesToStart: -30 };
const before = { now: '2027-03-13T17:00:00.000Z', today: '2027-03-13', minutesToStart: 60 };
const entry = {
  type: 'enter',
  bookingRequest: buildBookingRequest(),
  facts: buildTurnFacts(),
  origin: 'phone',
  hasReason: false,
  now: NOW,
} as const;
const move = (over: object = {}) =>
  ({
    type: 'move',
    bookingRequest: buildBookingRequest(),
    facts: buildTurnFacts({ coversHeld: 4 }),
    hasReason: false,
    ...over,
  }) as const satisfies ReservationCommand;
const taken = buildTableFacts({ takenBy: 'somebody' });

const stateAfter = (...past: ReservationEvent[]) => fold(reservationDecider, past);

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
        bookingRequest: buildBookingRequest({ tableId: null, numberOfPeople: 30 }),
        facts: buildTurnFacts({ minutesToStart: 5, tables: [buildTableFacts({ capacity: 30 })] }),
      })
      .then(
        entered({
          seat: { ...seat, tableId: null, tableName: null, floor: null, covers: 30 },
          evidence: { ...evidence, tableFree: null },
        }),
      ));
  it('marks a walk-in of today as arrived', () =>
    given()
      .when({ ...entry, origin: 'walk_in', facts: buildTurnFacts({ today: '2027-03-13' }) })
      .then(entered({ origin: 'walk_in', arrivedAt: NOW })));

  it.each([
    [
      'a table that is taken',
      buildTurnFacts({ tables: [taken] }),
      buildBookingRequest(),
      'table_taken',
    ],
    [
      'a blocked table',
      buildTurnFacts({ tables: [buildTableFacts({ blocked: true })] }),
      buildBookingRequest(),
      'table_blocked',
    ],
    [
      'a table too small',
      buildTurnFacts(),
      buildBookingRequest({ numberOfPeople: 5 }),
      'table_too_small',
    ],
    [
      'covers that are not there',
      buildTurnFacts({ coversHeld: 73 }),
      buildBookingRequest(),
      'turn_full',
    ],
    ['a closed service', buildTurnFacts({ closed: true }), buildBookingRequest(), 'service_closed'],
  ])(
    'never %s without a reason; with one, the event says which limit was passed',
    (_, facts, bookingRequest, code) => {
      const refusal = catchRefusal(() =>
        reservationDecider.decide({ ...entry, facts, bookingRequest }, reservationDecider.initial),
      )?.refusal;
      expect(refusal).toMatchObject({
        kind: 'conflict',
        code,
        details: { overridable: true, limits: [code] },
      });
      expect(
        reservationDecider.decide(
          { ...entry, facts, bookingRequest, hasReason: true },
          reservationDecider.initial,
        ),
      ).toMatchObject([{ data: { passed: [code] } }]);
    },
  );

  it.each([
    ['a past date', buildTurnFacts({ today: '2027-03-14' }), 'date_past'],
    [
      'a slot out of use',
      buildTurnFacts({ slot: { ...buildTurnFacts().slot, isActive: false } }),
      'slot_inactive',
    ],
    [
      'a table out of use',
      buildTurnFacts({ tables: [buildTableFacts({ isActive: false })] }),
      'table_inactive',
    ],
    ['a table that is no more', buildTurnFacts({ tables: [] }), 'table_unknown'],
  ])('not %s, whatever the reason', (_, facts, code) =>
    given()
      .when({ ...entry, facts, hasReason: true })
      .refuses(code),
  );

  it('a party beyond the maximum brings its own excess, no more than its own covers', () => {
    const seatOf = (coversHeld: number) =>
      reservationDecider.decide(
        { ...entry, facts: buildTurnFacts({ coversHeld }), hasReason: true },
        reservationDecider.initial,
      )[0]!.data.seat;
    expect(seatOf(71)).not.toHaveProperty('coversOver');
    expect([seatOf(73).coversOver, seatOf(75).coversOver, seatOf(85).coversOver]).toEqual([
      2, 4, 4,
    ]);
  });

  it('records that a party shares a taken table', () =>
    expect(
      reservationDecider.decide(
        { ...entry, facts: buildTurnFacts({ tables: [taken] }), hasReason: true },
        reservationDecider.initial,
      ),
    ).toMatchObject([{ data: { seat: { tableShared: true } } }]));
});

describe('staff move a reservation', () => {
  const another = buildTableFacts({ id: OTHER_TABLE, name: 'Loggia 1', floor: 2, capacity: 6 });
  const twoTables = buildTurnFacts({ coversHeld: 4, tables: [buildTableFacts(), another] });

  it('to another table, without a call to the guest', () =>
    given(requestedEvent, confirmedEvent, called)
      .when(
        move({ bookingRequest: buildBookingRequest({ tableId: OTHER_TABLE }), facts: twoTables }),
      )
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
  it('to another day, where it holds no covers, and with a call to the guest', () =>
    given(requestedEvent, confirmedEvent, called)
      .when(move({ facts: buildTurnFacts({ date: '2027-03-14', coversHeld: 71 }) }))
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
      reservationDecider.decide(
        move({
          bookingRequest: buildBookingRequest({ numberOfPeople: 3 }),
          facts: buildTurnFacts({ coversHeld: 75 }),
        }),
        stateAfter(requestedEvent),
      ),
    ).toMatchObject([{ data: { seat: { covers: 3 } } }]));
  it('a larger party needs covers and chairs again', () => {
    given(requestedEvent)
      .when(
        move({
          bookingRequest: buildBookingRequest({ numberOfPeople: 5 }),
          facts: buildTurnFacts({ coversHeld: 75, tables: [buildTableFacts({ capacity: 9 })] }),
        }),
      )
      .refuses('turn_full');
    given(requestedEvent)
      .when(move({ bookingRequest: buildBookingRequest({ numberOfPeople: 5 }) }))
      .refuses('table_too_small');
  });
  it('what stays is not judged again: neither a closure nor the table that it has', () =>
    expect(
      reservationDecider.decide(
        move({
          bookingRequest: buildBookingRequest({ numberOfPeople: 2 }),
          facts: buildTurnFacts({
            coversHeld: 4,
            closed: true,
            tables: [buildTableFacts({ isActive: false, takenBy: 'x', shared: true })],
          }),
        }),
        stateAfter(requestedEvent),
      ),
    ).toHaveLength(1));
  it('not onto a table that is taken', () =>
    given(requestedEvent)
      .when(
        move({
          bookingRequest: buildBookingRequest({ tableId: OTHER_TABLE }),
          facts: buildTurnFacts({ tables: [buildTableFacts(), { ...another, takenBy: 'x' }] }),
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
      reservationDecider.decide(
        move({
          bookingRequest: buildBookingRequest({ tableId: null, numberOfPeople: people }),
          facts: buildTurnFacts({ coversHeld: 78 }),
        }),
        stateAfter(over),
      )[0]!.data.seat;
    expect([after(4).coversOver, after(2).coversOver, after(1).coversOver]).toEqual([
      3,
      1,
      undefined,
    ]);
  });
  it('nothing changed, nothing happens', () =>
    given(requestedEvent, confirmedEvent).when(move()).then());
  it('pending stays pending', () =>
    expect(
      stateAfter(requestedEvent, {
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
    given(requestedEvent, confirmedEvent, last)
      .when(move({ bookingRequest: buildBookingRequest({ numberOfPeople: 3 }) }))
      .refuses('reservation_settled'),
  );
});

describe('the course of an evening', () => {
  it('a confirmed one is cancelled with its reason', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'cancel', reason: 'no_table', facts: buildTurnFacts() })
      .then(cancelled));
  it('one that still waits is not cancelled but rejected', () =>
    given(requestedEvent)
      .when({ type: 'cancel', reason: 'other', facts: buildTurnFacts() })
      .refuses('reservation_pending'));
  it('guests arrive, also before the hour', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'markArrived', moment: { ...before, now: NOW } })
      .then(arrived));
  it('not the day before', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'markArrived', moment: { ...before, today: '2027-03-12' } })
      .refuses('too_early'));
  it('accepts a no-show after the turn has begun', () =>
    given(requestedEvent, confirmedEvent).when({ type: 'markNoShow', moment: begun }).then(noShow));
  it.each(['markNoShow', 'complete'] as const)('%s waits for the turn to begin', (type) =>
    given(requestedEvent, confirmedEvent).when({ type, moment: before }).refuses('turn_not_begun'),
  );
  it.each(['markArrived', 'markNoShow', 'complete'] as const)('%s needs a confirmed one', (type) =>
    given(requestedEvent).when({ type, moment: begun }).refuses('reservation_pending'),
  );
  it('records one call to a guest who must be called', () => {
    given(requestedEvent, confirmedEvent).when({ type: 'markCalled' }).then(called);
    given(requestedEvent, confirmedEvent, called).when({ type: 'markCalled' }).then();
    given(requestedEvent).when({ type: 'markCalled' }).then();
  });
  it.each([
    ['accepted', [confirmedEvent], true],
    ['rejected', [rejected], true],
    ['cancelled by the house', [confirmedEvent, cancelled], true],
    [
      'cancelled because they asked',
      [
        confirmedEvent,
        { type: 'ReservationCancelled', data: { seat, reason: 'guest_asked' } } as const,
      ],
      false,
    ],
    ['here', [confirmedEvent, arrived], false],
  ])('whoever is %s must hear of it: %#', (_, past, mustHear) =>
    expect(stateAfter(requestedEvent, ...(past as ReservationEvent[]))).toMatchObject({
      contact: mustHear ? 'not_informed' : null,
    }),
  );

  it.each([
    ['Cancel', cancelled, { type: 'cancel', reason: 'other', facts: buildTurnFacts() } as const],
    ['MarkArrived', arrived, { type: 'markArrived', moment: begun } as const],
    ['MarkNoShow', noShow, { type: 'markNoShow', moment: begun } as const],
    ['Complete', completed, { type: 'complete', moment: begun } as const],
  ])('%s twice appends nothing', (_, last, command) =>
    given(requestedEvent, confirmedEvent, last).when(command).then(),
  );
});

describe('staff go back a step', () => {
  const dayEnd = new Date('2027-03-14T03:00:00Z');
  const undo = (over: object = {}) =>
    ({
      type: 'undo',
      last: { dayEnd, byStaff: true },
      now: new Date('2027-03-14T02:59:59.999Z'),
      facts: buildTurnFacts({ coversHeld: 4 }),
      hasReason: false,
      ...over,
    }) as const;
  const pending = {
    status: 'pending',
    outcome: null,
    seat,
    ...noVisitMoments,
    reason: null,
    ...newReservation,
    tablePinned: true,
  } as const;
  const undone = (type: string, to: object, from: object) =>
    ({
      type: 'LastActionUndone',
      data: { ...pending, ...to, undone: type, from: { status: 'confirmed', seat, ...from } },
    }) as ReservationEvent;

  it('until the service day ends', () =>
    given(requestedEvent, confirmedEvent)
      .when(undo())
      .then(undone('ReservationConfirmed', {}, {})));
  it('not at 04:00', () =>
    given(requestedEvent, confirmedEvent)
      .when(undo({ now: dayEnd }))
      .refuses('nothing_to_undo'));
  it('afterwards with a reason', () =>
    given(requestedEvent, confirmedEvent)
      .when(undo({ now: dayEnd, hasReason: true }))
      .then(undone('ReservationConfirmed', {}, {})));
  it('not what a guest did, even with a reason', () =>
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ now: dayEnd, last: { dayEnd, byStaff: false }, hasReason: true }))
      .refuses('nothing_to_undo'));
  it('not what a guest or the night did', () =>
    given(requestedEvent, confirmedEvent, completed)
      .when(undo({ last: { dayEnd, byStaff: false } }))
      .refuses('nothing_to_undo'));
  it('not a first event, and not an undo', () => {
    given(requestedEvent).when(undo()).refuses('nothing_to_undo');
    given(requestedEvent, confirmedEvent, undone('ReservationConfirmed', {}, {}))
      .when(undo())
      .refuses('nothing_to_undo');
  });
  it('from every step to what was before it', () => {
    const wasConfirmed = { status: 'confirmed', contact: 'not_informed' };
    given(requestedEvent, rejected)
      .when(undo())
      .then(undone('ReservationRejected', {}, { status: 'cancelled' }));
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo())
      .then(undone('ReservationCancelled', wasConfirmed, { status: 'cancelled' }));
    given(requestedEvent, confirmedEvent, arrived)
      .when(undo())
      .then(undone('GuestArrived', wasConfirmed, {}));
    given(requestedEvent, confirmedEvent, noShow)
      .when(undo())
      .then(undone('GuestDidNotShow', wasConfirmed, { status: 'cancelled' }));
    given(requestedEvent, confirmedEvent, completed)
      .when(undo())
      .then(undone('ReservationCompleted', wasConfirmed, { status: 'completed' }));
    given(requestedEvent, confirmedEvent, called)
      .when(undo())
      .then(undone('GuestCalled', wasConfirmed, {}));
  });
  it('not to a table or covers that are taken by another reservation', () => {
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ facts: buildTurnFacts({ tables: [taken] }) }))
      .refuses('table_taken');
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ facts: buildTurnFacts({ coversHeld: 72 }) }))
      .refuses('turn_full');
  });
  it('not into a service that was closed since', () =>
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ facts: buildTurnFacts({ closed: true }) }))
      .refuses('service_closed'));
  it('keeps what the guest learned in between', () => {
    const reminded: ReservationEvent = { type: 'ReminderDue', data: { seat } };
    const informed: ReservationEvent = {
      type: 'GuestInformed',
      data: { seat, channel: 'mail', about: 'ReservationConfirmed', contact: 'sent' },
    };
    const told = { status: 'confirmed', contact: 'sent', contactChannel: 'mail' };
    given(requestedEvent, confirmedEvent, arrived, informed, reminded)
      .when(undo())
      .then(undone('GuestArrived', { ...told, remindedFor: seat.date }, {}));
  });
  it('corrects the message of which the guest has heard, and no other', () => {
    const mail = (type: string, ...past: ReservationEvent[]) => {
      const about = past.at(-1)!.type;
      const informed = {
        type: 'GuestInformed',
        data: { seat, channel: 'mail', about, contact: 'sent' },
      } as ReservationEvent;
      const told = type === 'told' ? [...past, informed] : past;
      const state = fold(reservationDecider, told);
      return guestMailOf(reservationDecider.decide(undo(), state)[0]!);
    };
    expect(mail('told', requestedEvent, rejected)).toBe('corrected_pending');
    expect(mail('told', requestedEvent, confirmedEvent)).toBe('corrected_pending');
    expect(mail('told', requestedEvent, confirmedEvent, cancelled)).toBe('corrected');
    expect(mail('untold', requestedEvent, confirmedEvent, cancelled)).toBeNull();
    expect(mail('told', requestedEvent, confirmedEvent, noShow)).toBeNull();
  });
  it('but to what staff had granted', () =>
    expect(
      reservationDecider.decide(
        undo({ facts: buildTurnFacts({ coversHeld: 75, tables: [taken] }) }),
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
      allocationChangeOf(
        undone('ReservationCancelled', { status: 'confirmed' }, { status: 'cancelled' }),
      ),
    ).toEqual({ released: [], taken: [seat] });
    expect(
      allocationChangeOf(undone('ReservationMoved', { status: 'confirmed' }, { seat: moved })),
    ).toEqual({ released: [moved], taken: [seat] });
    expect(
      allocationChangeOf({
        type: 'ReservationMoved',
        data: { from: seat, seat: moved, evidence, passed: [], awaitsCall: false },
      }),
    ).toEqual({ released: [seat], taken: [moved] });
  });
});
