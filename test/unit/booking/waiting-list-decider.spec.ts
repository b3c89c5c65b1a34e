import {
  heldCoversChangeOf,
  type WaitingListEvent,
} from '#src/contexts/booking/waiting-list/domain/waiting-list-events.ts';
import { waitingListDecider } from '#src/contexts/booking/waiting-list/domain/waiting-list-decider.ts';
import { fold } from '#src/event-log/decider.ts';
import { specifyDecider } from '#test/support/assertions/decider-specification.ts';
import {
  buildTurnFacts,
  evidence,
  seat as tableSeat,
  SLOT_ID,
} from '#test/support/builders/turn-facts.ts';

const { given } = specifyDecider(waitingListDecider);

const OTHER_SLOT = '11111111-2222-4333-8444-555555555555';
const UNTIL = '2027-03-11T10:30:00.000Z';
const BEFORE = '2027-03-11T10:29:59.999Z';
const RESERVATION = '22222222-2222-4333-8444-555555555555';
const seat = { ...tableSeat, tableId: null, tableName: null, floor: null };

const facts = buildTurnFacts();
const wished = { timeSlotId: SLOT_ID, slotStart: '19:00', slotEnd: '20:50' };
const other = { timeSlotId: OTHER_SLOT, slotStart: '20:50', slotEnd: '21:30' };
const joined = (...turns: (typeof wished)[]): WaitingListEvent => ({
  type: 'WaitingListJoined',
  data: { date: '2027-03-13', turns, covers: 4, language: 'fr' },
});
const offered: WaitingListEvent = {
  type: 'SeatOffered',
  data: { seat, evidence: { ...evidence, tableFree: null }, until: UNTIL },
};
const declined: WaitingListEvent = { type: 'OfferDeclined', data: { seat } };
const expired: WaitingListEvent = { type: 'OfferExpired', data: { seat } };
const accepted: WaitingListEvent = {
  type: 'OfferAccepted',
  data: { seat, reservationId: RESERVATION },
};
const left = (data: object = {}): WaitingListEvent => ({
  type: 'WaitingListLeft',
  data: { date: '2027-03-13', ...data },
});

const offer = { type: 'offer', facts, until: UNTIL } as const;
const accept = { type: 'accept', now: BEFORE, reservationId: RESERVATION } as const;
const stateAfter = (...past: WaitingListEvent[]) => fold(waitingListDecider, past);

describe('a guest joins', () => {
  const join = { type: 'join', turns: [facts], covers: 4, language: 'fr' } as const;
  it('a full turn', () =>
    given()
      .when({ ...join, turns: [buildTurnFacts({ coversHeld: 75 })] })
      .then(joined(wished)));
  it.each([
    ['service_closed', { closed: true }],
    ['date_past', { today: '2027-03-14' }],
    ['date_too_far', { lastDay: '2027-03-12' }],
    ['turn_begun', { minutesToStart: 29 }],
  ])('but not if %s', (code, over) =>
    given()
      .when({ ...join, turns: [facts, buildTurnFacts(over)] })
      .refuses(code),
  );
});

describe('a seat is offered', () => {
  it('without a table', () => given(joined(wished)).when(offer).then(offered));
  it.each([
    ['turn_full', { facts: buildTurnFacts({ coversHeld: 72 }) }],
    ['no_table_left', { facts: buildTurnFacts({ tables: [] }) }],
    ['no_table_left', { facts: buildTurnFacts({ partiesWithoutTable: [2] }) }],
    ['service_closed', { facts: buildTurnFacts({ closed: true }) }],
    ['turn_begun', { facts: buildTurnFacts({ minutesToStart: 0 }) }],
    ['not_waiting', { facts: buildTurnFacts({ date: '2027-03-14' }) }],
  ])('not if %s', (code, over) =>
    given(joined(wished))
      .when({ ...offer, ...over })
      .refuses(code),
  );
  it('not for a turn that the guest did not wish', () =>
    given(joined(other)).when(offer).refuses('not_waiting'));
  it('not twice, and not after the guest declined that turn', () => {
    given(joined(wished), offered).when(offer).refuses('not_waiting');
    given(joined(wished, other), offered, declined).when(offer).refuses('not_waiting');
  });
  it('never before the guest joined', () => given().when(offer).refuses('waiting_list_unknown'));
});

describe('an open offer', () => {
  const open = given(joined(wished), offered);
  it('is accepted until its time is up', () => {
    open.when(accept).then(accepted);
    open.when({ ...accept, now: UNTIL }).refuses('offer_over');
  });
  it('expires when its time is up', () => {
    open.when({ type: 'expire', now: BEFORE }).then();
    open.when({ type: 'expire', now: UNTIL }).then(expired);
  });
  it('is declined, or given back by leaving', () => {
    open.when({ type: 'decline' }).then(declined);
    open.when({ type: 'leave' }).then(left({ seat }));
  });
  it('is answered once: a repetition changes nothing, another answer is refused', () => {
    given(joined(wished), offered, accepted).when(accept).then();
    given(joined(wished), offered, accepted).when({ type: 'decline' }).refuses('offer_over');
    given(joined(wished), offered, accepted).when({ type: 'leave' }).refuses('offer_accepted');
    given(joined(wished), offered, accepted).when({ type: 'expire', now: UNTIL }).then();
    given(joined(wished), offered, declined).when({ type: 'decline' }).then();
    given(joined(wished), offered, declined).when(accept).refuses('offer_over');
    given(joined(wished), offered, expired).when(accept).refuses('offer_over');
    given(joined(wished), offered, left({ seat })).when(accept).refuses('offer_over');
    given(joined(wished), left()).when({ type: 'leave' }).then();
  });
  it('is the only one of which the guest is informed', () => {
    const command = { type: 'markInformed', channel: 'phone' } as const;
    open.when(command).then({ type: 'WaitingGuestInformed', data: { seat, channel: 'phone' } });
    given(joined(wished)).when(command).refuses('no_open_offer');
  });
});

describe('after an offer', () => {
  it.each([[declined], [expired]])('%o: the guest waits for the other turns only', (event) => {
    expect(stateAfter(joined(wished, other), offered, event)).toMatchObject({
      status: 'waiting',
      turns: [other],
    });
    expect(stateAfter(joined(wished), offered, event)).toMatchObject({
      status: 'ended',
      turns: [],
    });
  });
  it('the reservation is known', () =>
    expect(stateAfter(joined(wished), offered, accepted)).toMatchObject({
      status: 'accepted',
      reservationId: RESERVATION,
    }));
});

describe('held covers', () => {
  it('are taken by the offer and given back by each end of it', () => {
    expect(heldCoversChangeOf(offered)).toEqual({ released: null, taken: seat });
    for (const end of [accepted, declined, expired, left({ seat })])
      expect(heldCoversChangeOf(end)).toEqual({ released: seat, taken: null });
    for (const event of [joined(wished), left()])
      expect(heldCoversChangeOf(event)).toEqual({ released: null, taken: null });
  });
});
