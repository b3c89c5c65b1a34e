import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Decider } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { allocateSeat, collectEvidence } from '../../domain/seat-allocation.ts';
import type { SeatHold } from '../../domain/seat-hold.ts';
import type { TurnFacts } from '../../domain/turn-facts.ts';
import { findFreeTurn, findJoinRefusal, findOfferRefusal } from './offer-rules.ts';
import type { InformedChannel, WaitingListEvent } from './waiting-list-events.ts';
import {
  evolveWaitingList,
  type SeatOffer,
  type WaitingListEntry,
  type WaitingListState,
} from './waiting-list-state.ts';

type Join = {
  readonly type: 'join';
  readonly turns: readonly TurnFacts[];
  readonly covers: number;
  readonly language: Language;
};
type Offer = {
  readonly type: 'offer';
  readonly facts: TurnFacts;
  readonly until: string;
  readonly hold: SeatHold;
  readonly wishes?: readonly SeatWish[] | null;
};
type Accept = { readonly type: 'accept'; readonly now: string; readonly reservationId: string };
type FollowUpCommand =
  | Offer
  | Accept
  | { readonly type: 'decline' }
  | { readonly type: 'expire'; readonly now: string }
  | { readonly type: 'leave' }
  | { readonly type: 'markInformed'; readonly channel: InformedChannel };

/** Commands of the waiting list. `now` and `until` are ISO instants in UTC, which sort as text. */
export type WaitingListCommand = Join | FollowUpCommand;
type Decided = readonly WaitingListEvent[];

/** Refuses to wait for a turn that the guest can request now, and names this turn. */
const refuseFreeTurn = ({ date, slot: { id: timeSlotId, startTime, endTime } }: TurnFacts) =>
  refuse({
    kind: 'conflict',
    message: message('turn_not_full', { startTime }),
    details: { freeTurn: { reservationDate: date, timeSlotId, startTime, endTime } },
  });

const join = ({ turns, covers, language }: Join): Decided => {
  for (const facts of turns) {
    const refusal = findJoinRefusal(covers, facts);
    if (refusal) refuse(refusal);
  }
  const free = findFreeTurn(covers, turns);
  if (free) refuseFreeTurn(free);
  const wished = turns.map(({ slot }) => ({
    timeSlotId: slot.id,
    slotStart: slot.startTime,
    slotEnd: slot.endTime,
  }));
  const data = { date: turns[0]!.date, turns: wished, covers, language };
  return [{ type: 'WaitingListJoined', data }];
};

const refuseNotWaiting = () => refuse({ kind: 'conflict', message: message('not_waiting') });
const refuseOfferOver = () => refuse({ kind: 'conflict', message: message('offer_over') });

const findOpenOffer = ({ offer }: WaitingListEntry): SeatOffer | null =>
  offer?.outcome === 'open' ? offer : null;

const offerSeat = (
  { status, date, turns, covers }: WaitingListEntry,
  { facts, until, hold, wishes }: Offer,
): Decided => {
  const isWished = turns.some(({ timeSlotId }) => timeSlotId === facts.slot.id);
  if (status !== 'waiting' || facts.date !== date || !isWished) refuseNotWaiting();
  const refusal = findOfferRefusal(covers, facts, wishes);
  if (refusal) refuse(refusal);
  const seat = allocateSeat({ tableId: null, numberOfPeople: covers }, facts);
  if (!hold.holdsSeat) refuseNotWaiting();
  const data = { seat, evidence: collectEvidence(seat, facts), until };
  return [{ type: 'SeatOffered', data: hold.needsStaff ? { ...data, needsStaff: true } : data }];
};

const accept = (entry: WaitingListEntry, { now, reservationId }: Accept): Decided => {
  if (entry.status === 'accepted') return [];
  const open = findOpenOffer(entry);
  if (!open || now >= open.until) return refuseOfferOver();
  return [{ type: 'OfferAccepted', data: { seat: open.seat, reservationId } }];
};

const decline = (entry: WaitingListEntry): Decided => {
  const open = findOpenOffer(entry);
  if (open) return [{ type: 'OfferDeclined', data: { seat: open.seat } }];
  return entry.offer?.outcome === 'declined' ? [] : refuseOfferOver();
};

const expire = (entry: WaitingListEntry, now: string): Decided => {
  const open = findOpenOffer(entry);
  return open && now >= open.until ? [{ type: 'OfferExpired', data: { seat: open.seat } }] : [];
};

const leave = (entry: WaitingListEntry): Decided => {
  if (entry.status === 'accepted') refuse({ kind: 'conflict', message: message('offer_accepted') });
  if (entry.status === 'left' || entry.status === 'ended') return [];
  const open = findOpenOffer(entry);
  const data = { date: entry.date, ...(open ? { seat: open.seat } : {}) };
  return [{ type: 'WaitingListLeft', data }];
};

const markInformed = (entry: WaitingListEntry, channel: InformedChannel): Decided => {
  const open = findOpenOffer(entry);
  if (!open) return refuse({ kind: 'conflict', message: message('no_open_offer') });
  return [{ type: 'WaitingGuestInformed', data: { seat: open.seat, channel } }];
};

const decideFollowUp = (entry: WaitingListEntry, command: FollowUpCommand): Decided => {
  switch (command.type) {
    case 'offer':
      return offerSeat(entry, command);
    case 'accept':
      return accept(entry, command);
    case 'decline':
      return decline(entry);
    case 'expire':
      return expire(entry, command.now);
    case 'leave':
      return leave(entry);
    case 'markInformed':
      return markInformed(entry, command.channel);
  }
};

export const waitingListDecider: Decider<WaitingListState, WaitingListCommand, WaitingListEvent> = {
  initial: { status: 'unknown' },
  decide: (command, state) => {
    if (command.type === 'join') return join(command);
    if (state.status === 'unknown')
      return refuse({ kind: 'not-found', message: message('waiting_list_unknown') });
    return decideFollowUp(state, command);
  },
  evolve: evolveWaitingList,
};
