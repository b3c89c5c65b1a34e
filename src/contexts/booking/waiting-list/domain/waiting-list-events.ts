import type { ContactChannel } from '#src/contracts/booking/contact-state.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import type { DecisionEvidence, SeatAllocation } from '../../domain/reservation-state.ts';

export type WishedTurn = {
  readonly timeSlotId: string;
  readonly slotStart: string;
  readonly slotEnd: string;
};

export type InformedChannel = ContactChannel;

type WaitingListJoined = DomainEvent<
  'WaitingListJoined',
  { date: string; turns: readonly WishedTurn[]; covers: number; language: Language }
>;

/**
 * An offer of a seat. It holds covers but no table until `until`, an ISO instant. `needsStaff`: if
 * the guest accepts the offer, staff must confirm the reservation.
 */
type SeatOffered = DomainEvent<
  'SeatOffered',
  { seat: SeatAllocation; evidence: DecisionEvidence; until: string; needsStaff?: true }
>;

type OfferAccepted = DomainEvent<'OfferAccepted', { seat: SeatAllocation; reservationId: string }>;
type OfferDeclined = DomainEvent<'OfferDeclined', { seat: SeatAllocation }>;
type OfferExpired = DomainEvent<'OfferExpired', { seat: SeatAllocation }>;

/** The guest left the list. `seat`: open offer that the guest gives back, if there is one. */
type WaitingListLeft = DomainEvent<'WaitingListLeft', { date: string; seat?: SeatAllocation }>;

type WaitingGuestInformed = DomainEvent<
  'WaitingGuestInformed',
  { seat: SeatAllocation; channel: InformedChannel }
>;

export type WaitingListEvent =
  | WaitingListJoined
  | SeatOffered
  | OfferAccepted
  | OfferDeclined
  | OfferExpired
  | WaitingListLeft
  | WaitingGuestInformed;

type HeldCoversChange = {
  readonly released: SeatAllocation | null;
  readonly taken: SeatAllocation | null;
};

/** Returns the covers that an event takes from its turn or gives back. An offer holds no table. */
export const heldCoversChangeOf = ({ type, data }: WaitingListEvent): HeldCoversChange => {
  switch (type) {
    case 'SeatOffered':
      return { released: null, taken: data.seat };
    case 'OfferAccepted':
    case 'OfferDeclined':
    case 'OfferExpired':
    case 'WaitingListLeft':
      return { released: data.seat ?? null, taken: null };
    case 'WaitingListJoined':
    case 'WaitingGuestInformed':
      return { released: null, taken: null };
  }
};
