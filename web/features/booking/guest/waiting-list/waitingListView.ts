import type { SeatOfferView, WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import type { MessageId } from '#web/shared/i18n/loadMessages.ts';

/**
 * State that the page shows. `requested`: the guest took an offer that staff must confirm. An expired or declined offer stays on the page until the entry changes
 * again.
 */
export type WaitingListViewKind =
  'waiting' | 'offered' | 'requested' | 'accepted' | 'expired' | 'declined' | 'left' | 'ended';

export const toViewKind = ({ status, offer }: WaitingListState): WaitingListViewKind => {
  if (status === 'accepted' && offer?.needsStaff) return 'requested';
  if (status !== 'waiting' && status !== 'ended') return status;
  if (offer?.outcome === 'expired' || offer?.outcome === 'declined') return offer.outcome;
  return status;
};

export const statusTexts: Readonly<
  Record<WaitingListViewKind, { readonly status: MessageId; readonly title: MessageId }>
> = {
  waiting: { status: 'waiting.waiting.status', title: 'waiting.waiting.title' },
  offered: { status: 'waiting.offered.status', title: 'waiting.offered.title' },
  requested: { status: 'waiting.requested.status', title: 'waiting.requested.title' },
  accepted: { status: 'waiting.accepted.status', title: 'waiting.accepted.title' },
  expired: { status: 'waiting.expired.status', title: 'waiting.expired.title' },
  declined: { status: 'waiting.declined.status', title: 'waiting.declined.title' },
  left: { status: 'waiting.left.status', title: 'waiting.left.title' },
  ended: { status: 'waiting.ended.status', title: 'waiting.ended.title' },
};

/** Returns the offer that the page shows in this state, or null. */
export const findShownOffer = (
  kind: WaitingListViewKind,
  { offer }: WaitingListState,
): SeatOfferView | null =>
  kind === 'waiting' || kind === 'left' || kind === 'ended' ? null : offer;

const DINNER_FROM = '17:00';
export const isLunch = ({ startTime }: SeatOfferView): boolean => startTime < DINNER_FROM;
