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
const ask = (numberOfPeople: number, facts = nextDay) =>
  ({ type: 'requestChange', numberOfPeople, facts, moment: before }) as const;
const wanted = { ...seat, date: NEXT_DAY, covers: 6, tableId: null, tableName: null, floor: null };
const held = { ...wanted, onHold: true } as const;
const asked: ReservationEvent = {
  type: 'ChangeRequested',
  data: { seat, evidence: { ...evidence, coversHeld: 0, tableFree: null }, wanted, held },
};

describe('a guest cancels', () => {
  it('a request or an accepted reservation, which frees covers and table', () => {
    const cancelled = { type: 'ReservationCancelledByGuest', data: { seat } } as const;
    const command = { type: 'cancelByGuest', moment: before } as const;
    given(requestedEvent).when(command).then(cancelled);
    given(requestedEvent, confirmedEvent).when(command).then(cancelled);
    given(requestedEvent, cancelled).when(command).then();
    expect(allocationChangeOf(cancelled)).toEqual({ released: [seat], taken: [] });
    expect(stateAfter(requestedEvent, cancelled)).toMatchObject({ outcome: 'cancelled_by_guest' });
  });

  it('not from the minute in which the turn begins', () =>
    given(requestedEvent, confirmedEvent)
      .when({ type: 'cancelByGuest', moment: begun })
      .refuses('visit_begun'));
});

describe('a guest asks for a change', () => {
  it('and holds the wanted covers beside the present seat', () => {
    given(requestedEvent, confirmedEvent).when(ask(6)).then(asked);
    expect(allocationChangeOf(asked)).toEqual({ released: [], taken: [held] });
    expect(stateAfter(requestedEvent, asked)).toMatchObject({ seat, changeRequest: { wanted } });
  });

  it('not for what the reservation already is, and not a second time', () => {
    given(requestedEvent)
      .when(ask(seat.covers, buildTurnFacts()))
      .refuses('change_without_difference');
    given(requestedEvent, asked).when(ask(5)).refuses('change_pending');
  });

  it('not for a turn that is full or closed', () => {
    given(requestedEvent)
      .when(ask(6, buildTurnFacts({ date: NEXT_DAY, coversHeld: 70 })))
      .refuses('turn_full');
    given(requestedEvent)
      .when(ask(6, buildTurnFacts({ date: NEXT_DAY, closed: true })))
      .refuses('service_closed');
  });

  it('in the same turn needs room for the additional covers alone', () => {
    const facts = buildTurnFacts({ coversHeld: 73, tables });
    const [event] = decideAfter([requestedEvent], ask(6, facts));
    expect(event).toMatchObject({ type: 'ChangeRequested', data: { held: { covers: 2 } } });
    given(requestedEvent).when(ask(7, facts)).refuses('turn_full');
  });

  it('not if no table is left beside the present one', () => {
    given(requestedEvent)
      .when(ask(6, { ...nextDay, partiesWithoutTable: [5] }))
      .refuses('no_table_left');
    expect(decideAfter([requestedEvent], ask(6, buildTurnFacts({ tables: [large] })))).toHaveLength(
      1,
    );
    const joined = [
      buildTableFacts({ joinGroup: 'Archi' }),
      buildTableFacts({ id: 'beside', joinGroup: 'Archi' }),
    ];
    given(requestedEvent)
      .when(ask(6, buildTurnFacts({ tables: joined })))
      .refuses('no_table_left');
    given(requestedEvent, asked)
      .when({
        type: 'acceptChange',
        facts: buildTurnFacts({ date: NEXT_DAY, tables, partiesWithoutTable: [7] }),
      })
      .refuses('no_table_left');
  });

  it('that staff accept: the held covers become the seat', () => {
    const [accepted] = decideAfter([requestedEvent, asked], {
      type: 'acceptChange',
      facts: nextDay,
    });
    expect(accepted).toMatchObject({
      type: 'ChangeAccepted',
      data: { from: seat, held, seat: wanted },
    });
    expect(allocationChangeOf(accepted!)).toEqual({ released: [seat, held], taken: [wanted] });
    expect(stateAfter(requestedEvent, asked, accepted!)).toMatchObject({
      status: 'pending',
      seat: wanted,
      changeRequest: null,
      contact: 'not_informed',
    });
  });

  it('that staff decline: the first seat stands', () => {
    const [declined] = decideAfter([requestedEvent, asked], { type: 'declineChange' });
    expect(allocationChangeOf(declined!)).toEqual({ released: [held], taken: [] });
    expect(stateAfter(requestedEvent, asked, declined!)).toMatchObject({
      seat,
      changeRequest: null,
    });
    given(requestedEvent).when({ type: 'declineChange' }).refuses('no_change_request');
  });

  it('which ends before the reservation does, so no covers stay held', () => {
    const events = decideAfter([requestedEvent, asked], { type: 'cancelByGuest', moment: before });
    expect(events.map(({ type }) => type)).toEqual(['ChangeClosed', 'ReservationCancelledByGuest']);
    expect(events.flatMap((event) => allocationChangeOf(event).released)).toEqual([held, seat]);
  });
});

describe('what a guest knows', () => {
  const informed: ReservationEvent = {
    type: 'GuestInformed',
    data: { seat, contact: 'sent', channel: 'mail', about: 'ReservationConfirmed' },
  };
  const opened: ReservationEvent = { type: 'GuestOpenedLink', data: { seat } };
  const answered: ReservationEvent = { type: 'GuestConfirmed', data: { seat } };

  it.each([
    ['not_informed', []],
    ['sent', [informed]],
    ['seen', [informed, opened]],
    ['confirmed', [informed, opened, answered]],
    [
      'not_informed',
      [informed, { type: 'GuestMailFailed', data: { seat, about: 'ReservationConfirmed' } }],
    ],
  ] as const)('is %s after the acceptance and %j', (contact, later) =>
    expect(stateAfter(requestedEvent, confirmedEvent, ...later)).toMatchObject({ contact }),
  );

  it('is recorded once for each change', () => {
    given(requestedEvent).when({ type: 'openLink' }).then();
    given(requestedEvent, confirmedEvent).when({ type: 'openLink' }).then(opened);
    given(requestedEvent, confirmedEvent, informed, opened).when({ type: 'openLink' }).then();
  });

  it('stays confirmed after a reminder', () =>
    given(requestedEvent, confirmedEvent, answered)
      .when({ type: 'informGuest', channel: 'mail', about: 'ReminderDue' })
      .then({
        type: 'GuestInformed',
        data: { seat, channel: 'mail', about: 'ReminderDue', contact: 'confirmed' },
      }));

  it('leaves the acceptance undoable, after which the guest must hear again', () => {
    const undo = {
      type: 'undo',
      last: { dayEnd: new Date('2027-03-14T03:00:00Z'), byStaff: true },
      now: new Date(before.now),
      facts: buildTurnFacts(),
      hasReason: false,
    } as const;
    const [undone] = decideAfter([requestedEvent, confirmedEvent, opened], undo);
    expect(undone).toMatchObject({
      type: 'LastActionUndone',
      data: { undone: 'ReservationConfirmed', contact: 'not_informed', correctsMessage: true },
    });
  });

  it('includes one reminder for each date', () => {
    const reminded: ReservationEvent = { type: 'ReminderDue', data: { seat } };
    given(requestedEvent, confirmedEvent).when({ type: 'remind' }).then(reminded);
    given(requestedEvent, confirmedEvent, reminded).when({ type: 'remind' }).then();
    given(requestedEvent).when({ type: 'remind' }).then();
  });
});
