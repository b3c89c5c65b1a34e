import type {
  WaitingListEntryView,
  WaitingListState,
} from '#src/contracts/booking/waiting-list.ts';
import { slotAt } from './booking-views.ts';

export const WAITING_LINK = '/waiting-list/a-personal-link';

const toTurn = (time: string) => {
  const { id: timeSlotId, startTime, endTime } = slotAt(time);
  return { timeSlotId, startTime, endTime };
};
export const wishedTurn = toTurn('19:00');
export const otherTurn = toTurn('21:30');

/** A party of two that waits for one turn, as the guest sees it. */
export const buildWaitingListState = (over: Partial<WaitingListState> = {}): WaitingListState => ({
  status: 'waiting',
  date: '2027-03-13',
  numberOfPeople: 2,
  turns: [wishedTurn],
  offer: null,
  reservationLink: null,
  ...over,
});

/** An offer that ends half an hour after the tests begin. */
export const openOffer = {
  ...wishedTurn,
  until: '2027-03-10T09:30:00.000Z',
  outcome: 'open',
} as const;

/** A party of two that waits for two turns, as staff see it. */
export const buildWaitingListEntry = (
  over: Partial<WaitingListEntryView> = {},
): WaitingListEntryView => ({
  id: '00000000-0000-4000-8000-000000000001',
  status: 'waiting',
  customerName: 'Zoé Prova',
  customerPhone: '333 000 0199',
  customerEmail: null,
  date: '2027-03-13',
  numberOfPeople: 2,
  seatWishes: null,
  language: 'it',
  turns: [wishedTurn, otherTurn],
  offer: null,
  informedAt: null,
  link: WAITING_LINK,
  chatText: null,
  version: 1,
  createdAt: '2027-03-10T08:00:00.000Z',
  ...over,
});
