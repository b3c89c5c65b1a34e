import { allocationChangeOf } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import { fold } from '#src/event-log/decider.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';
import {
  buildTableFacts,
  buildTurnFacts,
  confirmedEvent,
  evidence,
  requestedEvent,
  seat,
} from '#test/support/builders/turn-facts.ts';
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

const { given } = specifyDecider(reservationDecider);
const stateAfter = (...past: ReservationEvent[]) => fold(reservationDecider, past);
const decideAfter = (
  past: readonly ReservationEvent[],
  command: Parameters<typeof reservationDecider.decide>[0],
) => reservationDecider.decide(command, fold(reservationDecider, past));

const before = { now: '2027-03-13T17:00:00.000Z', today: '2027-03-13', minutesToStart: 60 };
const begun = { ...before, now: '2027-03-13T18:00:00.000Z', minutesToStart: 0 };
const NEXT_DAY = '2027-03-14';
const large = buildTableFacts({ id: 'large', capacity: 8 });
const tables = [buildTableFacts(), large];
const nextDay = buildTurnFacts({ date: NEXT_DAY, tables });
const requestChange = (numberOfPeople: number, facts = nextDay) =>
  ({
    type: 'requestChange',
    numberOfPeople,
    facts,
    moment: before,
    hold: buildSeatHold(),
  }) as const;
const wanted = { ...seat, date: NEXT_DAY, covers: 6, tableId: null, tableName: null, floor: null };
const held = { ...wanted, onHold: true } as const;
const changeRequested: ReservationEvent = {
  type: 'ChangeRequested',
  data: { seat, evidence: { ...evidence, coversHeld: 0, tableFree: null }, wanted, held },
};

describe('a cancellation by a guest', () => {
  it('releases covers and table of a pending or confirmed reservation', () => {
    const cancelled = { type: 'ReservationCancelledByGuest', data: { seat } } as const;
    const command = { type: 'cancelByGuest', moment: before } as const;
    given(requestedEvent).when(command).then(cancelled);
    given(requestedEvent, confirmedEvent).when(command).then(cancelled);
    given(requestedEvent, cancelled).when(command).then();
    expect(allocationChangeOf(cancelled)).toEqual({ released: [seat], taken: [] });
    expect(stateAfter(requestedEvent, cancelled)).toMatchObject({ outcome: 'cancelled_by_guest' });
  });

  it('is refused from the minute in which the turn begins', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'cancelByGuest', moment: begun })
      .refuses('visit_begun'));
});

describe('a change request of a guest', () => {
  it('holds the wanted covers beside the current seat', () => {
    given(requestedEvent, confirmedEvent).when(requestChange(6)).then(changeRequested);
    expect(allocationChangeOf(changeRequested)).toEqual({ released: [], taken: [held] });
    expect(stateAfter(requestedEvent, changeRequested)).toMatchObject({
      seat,
      changeRequest: { wanted },
    });
  });

  it('is refused without a difference and while another one is pending', () => {
    given(requestedEvent)
      .when(requestChange(seat.covers, buildTurnFacts()))
      .refuses('change_without_difference');
    given(requestedEvent, changeRequested).when(requestChange(5)).refuses('change_pending');
  });

  it('is refused when the wanted turn is full or closed', () => {
    given(requestedEvent)
      .when(requestChange(6, buildTurnFacts({ date: NEXT_DAY, coversHeld: 70 })))
      .refuses('turn_full');
    given(requestedEvent)
      .when(requestChange(6, buildTurnFacts({ date: NEXT_DAY, closed: true })))
      .refuses('service_closed');
  });

  it('needs only the additional covers within the same turn', () => {
    const facts = buildTurnFacts({ coversHeld: 73, tables });
    const [event] = decideAfter([requestedEvent], requestChange(6, facts));
    expect(event).toMatchObject({ type: 'ChangeRequested', data: { held: { covers: 2 } } });
    given(requestedEvent).when(requestChange(7, facts)).refuses('turn_full');
  });

  it('is refused, also at acceptance, when no table is left beside the current one', () => {
    given(requestedEvent)
      .when(requestChange(6, { ...nextDay, partiesWithoutTable: [5] }))
      .refuses('no_table_left');
    expect(
      decideAfter([requestedEvent], requestChange(6, buildTurnFacts({ tables: [large] }))),
    ).toHaveLength(1);
    const joined = [
      buildTableFacts({ joinGroup: 'Archi' }),
      buildTableFacts({ id: 'beside', joinGroup: 'Archi' }),
    ];
    given(requestedEvent)
      .when(requestChange(6, buildTurnFacts({ tables: joined })))
      .refuses('no_table_left');
    given(requestedEvent, changeRequested)
      .when({
        type: 'acceptChange',
        facts: buildTurnFacts({ date: NEXT_DAY, tables, partiesWithoutTable: [7] }),
      })
      .refuses('no_table_left');
  });

  it('turns the held covers into the seat when staff accept it', () => {
    const [accepted] = decideAfter([requestedEvent, changeRequested], {
      type: 'acceptChange',
      facts: nextDay,
    });
    expect(accepted).toMatchObject({
      type: 'ChangeAccepted',
      data: { from: seat, held, seat: wanted },
    });
    expect(allocationChangeOf(accepted!)).toEqual({ released: [seat, held], taken: [wanted] });
    expect(stateAfter(requestedEvent, changeRequested, accepted!)).toMatchObject({
      status: 'pending',
      seat: wanted,
      changeRequest: null,
      contact: 'not_informed',
    });
  });

  it('beyond the limits of unconfirmed seats holds nothing, and needs free covers when staff accept it', () => {
    const unheld = { ...changeRequested, data: { ...changeRequested.data, held: null } };
    given(requestedEvent)
      .when({ ...requestChange(6), hold: buildSeatHold({ holdsSeat: false }) })
      .then(unheld as ReservationEvent);
    const accept = (over: object) =>
      ({
        type: 'acceptChange',
        facts: buildTurnFacts({ date: NEXT_DAY, tables, ...over }),
      }) as const;
    const past = [requestedEvent, unheld as ReservationEvent];
    expect(decideAfter(past, accept({ coversHeld: 69 }))).toMatchObject([
      { type: 'ChangeAccepted', data: { from: seat, held: null, seat: wanted } },
    ]);
    given(...past)
      .when(accept({ coversHeld: 70 }))
      .refuses('turn_full');
    given(...past)
      .when(accept({ tables: [] }))
      .refuses('no_table_left');
  });

  it('keeps the original seat when staff decline it', () => {
    const [declined] = decideAfter([requestedEvent, changeRequested], { type: 'declineChange' });
    expect(allocationChangeOf(declined!)).toEqual({ released: [held], taken: [] });
    expect(stateAfter(requestedEvent, changeRequested, declined!)).toMatchObject({
      seat,
      changeRequest: null,
    });
    given(requestedEvent).when({ type: 'declineChange' }).refuses('no_change_request');
  });

  it('is closed, and its covers released, before the guest cancels the reservation', () => {
    const events = decideAfter([requestedEvent, changeRequested], {
      type: 'cancelByGuest',
      moment: before,
    });
    expect(events.map(({ type }) => type)).toEqual(['ChangeClosed', 'ReservationCancelledByGuest']);
    expect(events.flatMap((event) => allocationChangeOf(event).released)).toEqual([held, seat]);
  });
});

describe('the contact state of a guest', () => {
  const informed: ReservationEvent = {
    type: 'GuestInformed',
    data: { seat, contact: 'sent', channel: 'mail', about: 'ReservationConfirmed' },
  };
  const linkOpened: ReservationEvent = { type: 'GuestOpenedLink', data: { seat } };
  const guestConfirmed: ReservationEvent = { type: 'GuestConfirmed', data: { seat } };

  it.each([
    ['not_informed', []],
    ['sent', [informed]],
    ['seen', [informed, linkOpened]],
    ['confirmed', [informed, linkOpened, guestConfirmed]],
    [
      'not_informed',
      [informed, { type: 'GuestMailFailed', data: { seat, about: 'ReservationConfirmed' } }],
    ],
  ] as const)('is %s after the acceptance and %j', (contact, later) =>
    expect(stateAfter(requestedEvent, confirmedEvent, ...later)).toMatchObject({ contact }),
  );

  it('records the opened link once after an acceptance, and not before', () => {
    given(requestedEvent).when({ type: 'openLink' }).then();
    given(requestedEvent, confirmedEvent).when({ type: 'openLink' }).then(linkOpened);
    given(requestedEvent, confirmedEvent, informed, linkOpened).when({ type: 'openLink' }).then();
  });

  it('stays confirmed after a reminder', () =>
    given(requestedEvent, confirmedEvent, guestConfirmed)
      .when({ type: 'informGuest', channel: 'mail', about: 'ReminderDue' })
      .then({
        type: 'GuestInformed',
        data: { seat, channel: 'mail', about: 'ReminderDue', contact: 'confirmed' },
      }));

  it('becomes not_informed when staff undo an acceptance that the guest has seen', () => {
    const undo = {
      type: 'undo',
      last: { dayEnd: new Date('2027-03-14T03:00:00Z'), byStaff: true },
      now: new Date(before.now),
      facts: buildTurnFacts(),
      hasReason: false,
    } as const;
    const [undone] = decideAfter([requestedEvent, confirmedEvent, linkOpened], undo);
    expect(undone).toMatchObject({
      type: 'LastActionUndone',
      data: { undone: 'ReservationConfirmed', contact: 'not_informed', correctsMessage: true },
    });
  });

  it('records one reminder for a confirmed reservation, and none for a pending one', () => {
    const reminded: ReservationEvent = { type: 'ReminderDue', data: { seat } };
    given(requestedEvent, confirmedEvent).when({ type: 'remind' }).then(reminded);
    given(requestedEvent, confirmedEvent, reminded).when({ type: 'remind' }).then();
    given(requestedEvent).when({ type: 'remind' }).then();
  });
});
