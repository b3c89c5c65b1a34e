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
import { buildSeatHold } from '#test/support/builders/seat-holds.ts';

const { given } = specifyDecider(waitingListDecider);

const OTHER_SLOT = '11111111-2222-4333-8444-555555555555';
const UNTIL = '2027-03-11T10:30:00.000Z';
const BEFORE = '2027-03-11T10:29:59.999Z';
const RESERVATION = '22222222-2222-4333-8444-555555555555';
const seat = { ...tableSeat, tableId: null, tableName: null, floor: null };

const facts = buildTurnFacts();
const wantedTurn = { timeSlotId: SLOT_ID, slotStart: '19:00', slotEnd: '20:50' };
const otherTurn = { timeSlotId: OTHER_SLOT, slotStart: '20:50', slotEnd: '21:30' };
const createJoined = (...turns: (typeof wantedTurn)[]): WaitingListEvent => ({
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
const createLeft = (data: object = {}): WaitingListEvent => ({
  type: 'WaitingListLeft',
  data: { date: '2027-03-13', ...data },
});

const offer = { type: 'offer', facts, until: UNTIL, hold: buildSeatHold() } as const;
const accept = { type: 'accept', now: BEFORE, reservationId: RESERVATION } as const;
const stateAfter = (...past: WaitingListEvent[]) => fold(waitingListDecider, past);

describe('joining the waiting list', () => {
  const join = { type: 'join', turns: [facts], covers: 4, language: 'fr' } as const;
  it('is possible for a full turn', () =>
    given()
      .when({ ...join, turns: [buildTurnFacts({ coversHeld: 75 })] })
      .then(createJoined(wantedTurn)));
  it.each([
    ['service_closed', { closed: true }],
    ['date_past', { today: '2027-03-14' }],
    ['date_too_far', { lastDay: '2027-03-12' }],
    ['turn_begun', { minutesToStart: 29 }],
  ])('is refused with %s', (code, over) =>
    given()
      .when({ ...join, turns: [facts, buildTurnFacts(over)] })
      .refuses(code),
  );
});

describe('joining the waiting list of a turn that is not full', () => {
  const full = buildTurnFacts({ coversHeld: 75 });
  const join = { type: 'join', turns: [full, facts], covers: 4, language: 'fr' } as const;
  it('is refused, also if only one of the wished turns has room', () => {
    given().when(join).refuses('turn_not_full');
    given()
      .when({ ...join, turns: [facts] })
      .refuses('turn_not_full');
  });
  it.each([
    ['too few covers are left for the party', { coversHeld: 72 }],
    ['no table is left', { tables: [] }],
    ['staff declared it full', { declaredFull: true }],
    ['staff stopped online requests', { onlineStopped: true }],
  ])('is possible if %s, because a request would be refused', (_, over) =>
    given()
      .when({ ...join, turns: [buildTurnFacts(over)] })
      .then(createJoined(wantedTurn)),
  );
});

describe('an offer of a seat', () => {
  it('records that staff must confirm it', () =>
    given(createJoined(wantedTurn))
      .when({ ...offer, hold: buildSeatHold({ needsStaff: true }) })
      .then({ ...offered, data: { ...offered.data, needsStaff: true } } as WaitingListEvent));
  it('is not made if it may hold no seats', () =>
    given(createJoined(wantedTurn))
      .when({ ...offer, hold: buildSeatHold({ holdsSeat: false }) })
      .refuses('not_waiting'));
  it('has no table', () => given(createJoined(wantedTurn)).when(offer).then(offered));
  it.each([
    ['turn_full', { facts: buildTurnFacts({ coversHeld: 72 }) }],
    ['no_table_left', { facts: buildTurnFacts({ tables: [] }) }],
    ['no_table_left', { facts: buildTurnFacts({ partiesWithoutTable: [2] }) }],
    ['service_closed', { facts: buildTurnFacts({ closed: true }) }],
    ['turn_begun', { facts: buildTurnFacts({ minutesToStart: 0 }) }],
    ['not_waiting', { facts: buildTurnFacts({ date: '2027-03-14' }) }],
  ])('is refused with %s', (code, over) =>
    given(createJoined(wantedTurn))
      .when({ ...offer, ...over })
      .refuses(code),
  );
  it('is refused for a turn that the guest did not choose', () =>
    given(createJoined(otherTurn)).when(offer).refuses('not_waiting'));
  it('is refused while an offer is open, and after the guest declined the turn', () => {
    given(createJoined(wantedTurn), offered).when(offer).refuses('not_waiting');
    given(createJoined(wantedTurn, otherTurn), offered, declined)
      .when(offer)
      .refuses('not_waiting');
  });
  it('is refused before the guest joined', () =>
    given().when(offer).refuses('waiting_list_unknown'));
});

describe('an open offer', () => {
  const open = given(createJoined(wantedTurn), offered);
  it('can be accepted until it expires', () => {
    open.when(accept).then(accepted);
    open.when({ ...accept, now: UNTIL }).refuses('offer_over');
  });
  it('expires at its end time, and not before', () => {
    open.when({ type: 'expire', now: BEFORE }).then();
    open.when({ type: 'expire', now: UNTIL }).then(expired);
  });
  it('can be declined, and is released when the guest leaves', () => {
    open.when({ type: 'decline' }).then(declined);
    open.when({ type: 'leave' }).then(createLeft({ seat }));
  });
  it('ignores a repeated answer and refuses a different one', () => {
    given(createJoined(wantedTurn), offered, accepted).when(accept).then();
    given(createJoined(wantedTurn), offered, accepted)
      .when({ type: 'decline' })
      .refuses('offer_over');
    given(createJoined(wantedTurn), offered, accepted)
      .when({ type: 'leave' })
      .refuses('offer_accepted');
    given(createJoined(wantedTurn), offered, accepted).when({ type: 'expire', now: UNTIL }).then();
    given(createJoined(wantedTurn), offered, declined).when({ type: 'decline' }).then();
    given(createJoined(wantedTurn), offered, declined).when(accept).refuses('offer_over');
    given(createJoined(wantedTurn), offered, expired).when(accept).refuses('offer_over');
    given(createJoined(wantedTurn), offered, createLeft({ seat }))
      .when(accept)
      .refuses('offer_over');
    given(createJoined(wantedTurn), createLeft()).when({ type: 'leave' }).then();
  });
  it('is required for a record that the guest was informed', () => {
    const command = { type: 'markInformed', channel: 'phone' } as const;
    open.when(command).then({ type: 'WaitingGuestInformed', data: { seat, channel: 'phone' } });
    given(createJoined(wantedTurn)).when(command).refuses('no_open_offer');
  });
});

describe('an ended offer', () => {
  it.each([[declined], [expired]])('leaves only the other turns after %o', (event) => {
    expect(stateAfter(createJoined(wantedTurn, otherTurn), offered, event)).toMatchObject({
      status: 'waiting',
      turns: [otherTurn],
    });
    expect(stateAfter(createJoined(wantedTurn), offered, event)).toMatchObject({
      status: 'ended',
      turns: [],
    });
  });
  it('is linked to the reservation after an acceptance', () =>
    expect(stateAfter(createJoined(wantedTurn), offered, accepted)).toMatchObject({
      status: 'accepted',
      reservationId: RESERVATION,
    }));
});

describe('held covers', () => {
  it('are taken by the offer and released when it ends', () => {
    expect(heldCoversChangeOf(offered)).toEqual({ released: null, taken: seat });
    for (const end of [accepted, declined, expired, createLeft({ seat })])
      expect(heldCoversChangeOf(end)).toEqual({ released: seat, taken: null });
    for (const event of [createJoined(wantedTurn), createLeft()])
      expect(heldCoversChangeOf(event)).toEqual({ released: null, taken: null });
  });
});
