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
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

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
  hold: buildSeatHold(),
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
const takenTable = buildTableFacts({ takenBy: 'somebody' });

const stateAfter = (...past: ReservationEvent[]) => fold(reservationDecider, past);

describe('a booking by staff', () => {
  const createEntered = (over: object = {}) =>
    ({
      type: 'ReservationEntered',
      data: { seat, evidence, origin: 'phone', arrivedAt: null, passed: [], ...over },
    }) as ReservationEvent;

  it('records the seat, the evidence and the origin', () =>
    given().when(entry).then(createEntered()));
  it('can have more than eight people and start within the lead time', () =>
    given()
      .when({
        ...entry,
        bookingRequest: buildBookingRequest({ tableId: null, numberOfPeople: 30 }),
        facts: buildTurnFacts({ minutesToStart: 5, tables: [buildTableFacts({ capacity: 30 })] }),
      })
      .then(
        createEntered({
          seat: { ...seat, tableId: null, tableName: null, floor: null, covers: 30 },
          evidence: { ...evidence, tableFree: null },
        }),
      ));
  it('is marked as arrived when it is a walk-in of today', () =>
    given()
      .when({ ...entry, origin: 'walk_in', facts: buildTurnFacts({ today: '2027-03-13' }) })
      .then(createEntered({ origin: 'walk_in', arrivedAt: NOW })));

  it.each([
    [
      'a table that is taken',
      buildTurnFacts({ tables: [takenTable] }),
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
      'more covers than are left',
      buildTurnFacts({ coversHeld: 73 }),
      buildBookingRequest(),
      'turn_full',
    ],
    ['a closed service', buildTurnFacts({ closed: true }), buildBookingRequest(), 'service_closed'],
  ])(
    'needs a reason for %s, and records the overridden limit',
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
      'an inactive time slot',
      buildTurnFacts({ slot: { ...buildTurnFacts().slot, isActive: false } }),
      'slot_inactive',
    ],
    [
      'an inactive table',
      buildTurnFacts({ tables: [buildTableFacts({ isActive: false })] }),
      'table_inactive',
    ],
    ['an unknown table', buildTurnFacts({ tables: [] }), 'table_unknown'],
  ])('is refused for %s, even with a reason', (_, facts, code) =>
    given()
      .when({ ...entry, facts, hasReason: true })
      .refuses(code),
  );

  it('records the covers over the maximum, at most those of its party', () => {
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

  it('records that it shares a taken table', () =>
    expect(
      reservationDecider.decide(
        { ...entry, facts: buildTurnFacts({ tables: [takenTable] }), hasReason: true },
        reservationDecider.initial,
      ),
    ).toMatchObject([{ data: { seat: { tableShared: true } } }]));
});

describe('a move by staff', () => {
  const another = buildTableFacts({ id: OTHER_TABLE, name: 'Loggia 1', floor: 2, capacity: 6 });
  const twoTables = buildTurnFacts({ coversHeld: 4, tables: [buildTableFacts(), another] });

  it('changes the table without a call to the guest', () =>
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
  it('changes the date without subtracting its own covers there, and requires a call', () =>
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
  it('does not count the covers of the reservation itself', () =>
    expect(
      reservationDecider.decide(
        move({
          bookingRequest: buildBookingRequest({ numberOfPeople: 3 }),
          facts: buildTurnFacts({ coversHeld: 75 }),
        }),
        stateAfter(requestedEvent),
      ),
    ).toMatchObject([{ data: { seat: { covers: 3 } } }]));
  it('is refused for a larger party without enough covers or a large enough table', () => {
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
  it('does not check the closure or the table again when the party becomes smaller', () =>
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
  it('is refused when the new table is taken', () =>
    given(requestedEvent)
      .when(
        move({
          bookingRequest: buildBookingRequest({ tableId: OTHER_TABLE }),
          facts: buildTurnFacts({ tables: [buildTableFacts(), { ...another, takenBy: 'x' }] }),
        }),
      )
      .refuses('table_taken'));
  it('keeps the granted covers over the maximum, reduced with the party', () => {
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
  it('appends no event when nothing changes', () =>
    given(requestedEvent, confirmedEvent).when(move()).then());
  it('keeps the status pending', () =>
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
    ['marked as no-show', noShow],
  ])('is refused when the reservation is %s', (_, last) =>
    given(requestedEvent, confirmedEvent, last)
      .when(move({ bookingRequest: buildBookingRequest({ numberOfPeople: 3 }) }))
      .refuses('reservation_settled'),
  );
});

describe('the lifecycle of a reservation', () => {
  it('cancels a confirmed reservation with its reason', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'cancel', reason: 'no_table', facts: buildTurnFacts() })
      .then(cancelled));
  it('refuses to cancel a pending request', () =>
    given(requestedEvent)
      .when({ type: 'cancel', reason: 'other', facts: buildTurnFacts() })
      .refuses('reservation_pending'));
  it('accepts an arrival before the turn starts', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'markArrived', moment: { ...before, now: NOW } })
      .then(arrived));
  it('refuses an arrival on the day before', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'markArrived', moment: { ...before, today: '2027-03-12' } })
      .refuses('too_early'));
  it('accepts a no-show after the turn has begun', () =>
    given(requestedEvent, confirmedEvent).when({ type: 'markNoShow', moment: begun }).then(noShow));
  it.each(['markNoShow', 'complete'] as const)('refuses %s before the turn starts', (type) =>
    given(requestedEvent, confirmedEvent).when({ type, moment: before }).refuses('turn_not_begun'),
  );
  it.each(['markArrived', 'markNoShow', 'complete'] as const)(
    'refuses %s for a pending request',
    (type) => given(requestedEvent).when({ type, moment: begun }).refuses('reservation_pending'),
  );
  it('records one call to a guest who must be called', () => {
    given(requestedEvent, confirmedEvent).when({ type: 'markCalled' }).then(called);
    given(requestedEvent, confirmedEvent, called).when({ type: 'markCalled' }).then();
    given(requestedEvent).when({ type: 'markCalled' }).then();
  });
  it.each([
    ['accepted', [confirmedEvent], true],
    ['rejected', [rejected], true],
    ['cancelled by staff', [confirmedEvent, cancelled], true],
    [
      'cancelled on request',
      [
        confirmedEvent,
        { type: 'ReservationCancelled', data: { seat, reason: 'guest_asked' } } as const,
      ],
      false,
    ],
    ['arrived', [confirmedEvent, arrived], false],
  ])('sets the expected contact for a guest who is %s (case %#)', (_, past, needsCall) =>
    expect(stateAfter(requestedEvent, ...(past as ReservationEvent[]))).toMatchObject({
      contact: needsCall ? 'not_informed' : null,
    }),
  );

  it.each([
    ['Cancel', cancelled, { type: 'cancel', reason: 'other', facts: buildTurnFacts() } as const],
    ['MarkArrived', arrived, { type: 'markArrived', moment: begun } as const],
    ['MarkNoShow', noShow, { type: 'markNoShow', moment: begun } as const],
    ['Complete', completed, { type: 'complete', moment: begun } as const],
  ])('appends no event when %s is sent twice', (_, last, command) =>
    given(requestedEvent, confirmedEvent, last).when(command).then(),
  );
});

describe('an undo by staff', () => {
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
  const createUndone = (type: string, to: object, from: object) =>
    ({
      type: 'LastActionUndone',
      data: { ...pending, ...to, undone: type, from: { status: 'confirmed', seat, ...from } },
    }) as ReservationEvent;

  it('is allowed until the service day ends', () =>
    given(requestedEvent, confirmedEvent)
      .when(undo())
      .then(createUndone('ReservationConfirmed', {}, {})));
  it('is refused at 04:00, the end of the service day', () =>
    given(requestedEvent, confirmedEvent)
      .when(undo({ now: dayEnd }))
      .refuses('nothing_to_undo'));
  it('is allowed after the service day with a reason', () =>
    given(requestedEvent, confirmedEvent)
      .when(undo({ now: dayEnd, hasReason: true }))
      .then(createUndone('ReservationConfirmed', {}, {})));
  it('is refused for an action of a guest, even with a reason', () =>
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ now: dayEnd, last: { dayEnd, byStaff: false }, hasReason: true }))
      .refuses('nothing_to_undo'));
  it('is refused for a completion that staff did not make', () =>
    given(requestedEvent, confirmedEvent, completed)
      .when(undo({ last: { dayEnd, byStaff: false } }))
      .refuses('nothing_to_undo'));
  it('is refused for the first event and for an undo', () => {
    given(requestedEvent).when(undo()).refuses('nothing_to_undo');
    given(requestedEvent, confirmedEvent, createUndone('ReservationConfirmed', {}, {}))
      .when(undo())
      .refuses('nothing_to_undo');
  });
  it('restores the state before each action', () => {
    const wasConfirmed = { status: 'confirmed', contact: 'not_informed' };
    given(requestedEvent, rejected)
      .when(undo())
      .then(createUndone('ReservationRejected', {}, { status: 'cancelled' }));
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo())
      .then(createUndone('ReservationCancelled', wasConfirmed, { status: 'cancelled' }));
    given(requestedEvent, confirmedEvent, arrived)
      .when(undo())
      .then(createUndone('GuestArrived', wasConfirmed, {}));
    given(requestedEvent, confirmedEvent, noShow)
      .when(undo())
      .then(createUndone('GuestDidNotShow', wasConfirmed, { status: 'cancelled' }));
    given(requestedEvent, confirmedEvent, completed)
      .when(undo())
      .then(createUndone('ReservationCompleted', wasConfirmed, { status: 'completed' }));
    given(requestedEvent, confirmedEvent, called)
      .when(undo())
      .then(createUndone('GuestCalled', wasConfirmed, {}));
  });
  it('is refused when another reservation has taken the table or the covers', () => {
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ facts: buildTurnFacts({ tables: [takenTable] }) }))
      .refuses('table_taken');
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ facts: buildTurnFacts({ coversHeld: 72 }) }))
      .refuses('turn_full');
  });
  it('is refused when the service was closed since', () =>
    given(requestedEvent, confirmedEvent, cancelled)
      .when(undo({ facts: buildTurnFacts({ closed: true }) }))
      .refuses('service_closed'));
  it('keeps the contact and the reminder that followed the undone action', () => {
    const reminded: ReservationEvent = { type: 'ReminderDue', data: { seat } };
    const informed: ReservationEvent = {
      type: 'GuestInformed',
      data: { seat, channel: 'mail', about: 'ReservationConfirmed', contact: 'sent' },
    };
    const contacted = { status: 'confirmed', contact: 'sent', contactChannel: 'mail' };
    given(requestedEvent, confirmedEvent, arrived, informed, reminded)
      .when(undo())
      .then(createUndone('GuestArrived', { ...contacted, remindedFor: seat.date }, {}));
  });
  it('sends a correction only for a message that the guest received', () => {
    const findMailAfterUndo = (isInformed: boolean, ...past: ReservationEvent[]) => {
      const about = past.at(-1)!.type;
      const informed = {
        type: 'GuestInformed',
        data: { seat, channel: 'mail', about, contact: 'sent' },
      } as ReservationEvent;
      const events = isInformed ? [...past, informed] : past;
      const state = fold(reservationDecider, events);
      return guestMailOf(reservationDecider.decide(undo(), state)[0]!);
    };
    expect(findMailAfterUndo(true, requestedEvent, rejected)).toBe('corrected_pending');
    expect(findMailAfterUndo(true, requestedEvent, confirmedEvent)).toBe('corrected_pending');
    expect(findMailAfterUndo(true, requestedEvent, confirmedEvent, cancelled)).toBe('corrected');
    expect(findMailAfterUndo(false, requestedEvent, confirmedEvent, cancelled)).toBeNull();
    expect(findMailAfterUndo(true, requestedEvent, confirmedEvent, noShow)).toBeNull();
  });
  it('is allowed when staff had overridden the limits for the seat', () =>
    expect(
      reservationDecider.decide(
        undo({ facts: buildTurnFacts({ coversHeld: 75, tables: [takenTable] }) }),
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

  it('releases the seat after the action and takes the seat before it', () => {
    const moved = { ...seat, covers: 2 };
    expect(
      allocationChangeOf(
        createUndone('ReservationCancelled', { status: 'confirmed' }, { status: 'cancelled' }),
      ),
    ).toEqual({ released: [], taken: [seat] });
    expect(
      allocationChangeOf(
        createUndone('ReservationMoved', { status: 'confirmed' }, { seat: moved }),
      ),
    ).toEqual({ released: [moved], taken: [seat] });
    expect(
      allocationChangeOf({
        type: 'ReservationMoved',
        data: { from: seat, seat: moved, evidence, passed: [], awaitsCall: false },
      }),
    ).toEqual({ released: [seat], taken: [moved] });
  });
});
