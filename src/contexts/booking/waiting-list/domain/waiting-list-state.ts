import type { OfferOutcome, WaitingListStatus } from '#src/contracts/booking/waiting-list.ts';
import type { SeatAllocation } from '../../domain/reservation-state.ts';
import type { WaitingListEvent, WishedTurn } from './waiting-list-events.ts';

export type SeatOffer = {
  readonly seat: SeatAllocation;
  readonly until: string;
  readonly outcome: OfferOutcome;
};

export type WaitingListEntry = {
  readonly status: WaitingListStatus;
  readonly date: string;
  /** Wished turns, without turns whose offer the guest declined or let expire. */
  readonly turns: readonly WishedTurn[];
  readonly covers: number;
  /** The last offer. */
  readonly offer: SeatOffer | null;
  readonly reservationId: string | null;
};

export type WaitingListState = { readonly status: 'unknown' } | WaitingListEntry;

const closeOffer = (
  { offer }: WaitingListEntry,
  outcome: Exclude<OfferOutcome, 'open'>,
): SeatOffer | null => offer && { ...offer, outcome };

/**
 * Removes the offered turn, so the guest never gets a second offer for it. The guest stays on the
 * list for the other turns.
 */
const withoutOfferedTurn = (
  entry: WaitingListEntry,
  { timeSlotId }: SeatAllocation,
  outcome: 'declined' | 'expired',
): WaitingListEntry => {
  const turns = entry.turns.filter((turn) => turn.timeSlotId !== timeSlotId);
  return {
    ...entry,
    turns,
    status: turns.length > 0 ? 'waiting' : 'ended',
    offer: closeOffer(entry, outcome),
  };
};

const evolveEntry = (entry: WaitingListEntry, event: WaitingListEvent): WaitingListEntry => {
  switch (event.type) {
    case 'WaitingListJoined':
      throw new Error('waiting list: joined twice');
    case 'SeatOffered': {
      const { seat, until } = event.data;
      return { ...entry, status: 'offered', offer: { seat, until, outcome: 'open' } };
    }
    case 'OfferAccepted':
      return {
        ...entry,
        status: 'accepted',
        offer: closeOffer(entry, 'accepted'),
        reservationId: event.data.reservationId,
      };
    case 'OfferDeclined':
      return withoutOfferedTurn(entry, event.data.seat, 'declined');
    case 'OfferExpired':
      return withoutOfferedTurn(entry, event.data.seat, 'expired');
    case 'WaitingListLeft':
      return {
        ...entry,
        status: 'left',
        offer: event.data.seat ? closeOffer(entry, 'left') : entry.offer,
      };
    case 'WaitingGuestInformed':
      return entry;
  }
};

export const evolveWaitingList = (
  state: WaitingListState,
  event: WaitingListEvent,
): WaitingListState => {
  if (event.type === 'WaitingListJoined') {
    const { date, turns, covers } = event.data;
    return { status: 'waiting', date, turns, covers, offer: null, reservationId: null };
  }
  if (state.status === 'unknown')
    throw new Error(`waiting list: ${event.type} comes before the first event`);
  return evolveEntry(state, event);
};
