import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import { toViewKind } from '#web/features/booking/guest/waiting-list/waitingListView.ts';

const offer = {
  timeSlotId: '11111111-2222-4333-8444-555555555555',
  startTime: '19:00',
  endTime: '20:50',
  until: '2027-03-10T09:30:00.000Z',
  outcome: 'accepted',
} as const;
const accepted: WaitingListState = {
  status: 'accepted',
  date: '2027-03-13',
  numberOfPeople: 2,
  turns: [],
  offer,
  reservationLink: '/reservations/token',
};

describe('the page of an accepted offer', () => {
  it('says that the table is confirmed', () => expect(toViewKind(accepted)).toBe('accepted'));

  it('says that staff must still confirm the table of an unknown guest', () =>
    expect(toViewKind({ ...accepted, offer: { ...offer, needsStaff: true } })).toBe('requested'));
});
