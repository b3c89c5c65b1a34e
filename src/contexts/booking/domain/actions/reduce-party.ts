import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { replaceSeat, type SeatAllocation } from '../reservation-state.ts';
import { withFewerCovers } from '../seat-allocation.ts';
import type { FollowUpAction } from './action.ts';
import { assertChangeableByGuest, type ClockFacts } from './assert-transition.ts';

type PartyReduced = DomainEvent<'PartyReduced', { from: SeatAllocation; seat: SeatAllocation }>;

/** Reduces the party. Needs no decision by staff, because the party keeps its table. */
export const reduceParty: FollowUpAction<
  PartyReduced,
  { readonly numberOfPeople: number; readonly moment: ClockFacts }
> = {
  decide: (state, { numberOfPeople, moment }) => {
    assertChangeableByGuest(state, moment);
    const from = state.seat;
    if (numberOfPeople === from.covers) return [];
    if (numberOfPeople > from.covers)
      return refuse({ kind: 'conflict', message: message('party_not_smaller') });
    const seat = withFewerCovers(from, numberOfPeople);
    return [{ type: 'PartyReduced', data: { from, seat } }];
  },
  change: ({ seat }) => ({ seat }),
  allocation: ({ from, seat }) => replaceSeat(from, seat),
  guestMail: () => 'changed',
};
