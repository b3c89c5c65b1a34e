import type { ReservationView } from '../../../src/contracts/booking.ts';
import { badgeWord, chipsOf, groupOf, waitingIn } from '../../../web/features/booking/staff/deskFilters.ts';
import { dayAfter, longDate, receivedAt, todayAtTheVenue } from '../../../web/shared/italianDates.ts';

type Standing = Pick<ReservationView, 'status' | 'outcome'>;
const pending: Standing = { status: 'pending', outcome: null };
const confirmed: Standing = { status: 'confirmed', outcome: null };
const rejected: Standing = { status: 'cancelled', outcome: 'rejected' };
const withdrawn: Standing = { status: 'cancelled', outcome: 'cancelled_by_guest' };
const lapsed: Standing = { status: 'cancelled', outcome: 'expired' };
const completed: Standing = { status: 'completed', outcome: null };

describe('the badge of a reservation', () => {
  it.each([
    [pending, 'In attesa'], [confirmed, 'Confermata'], [rejected, 'Rifiutata'], [completed, 'Completata'],
    [{ status: 'cancelled', outcome: null }, 'Rifiutata'],
  ] as const)('of %j reads %s', (standing, word) => {
    expect(badgeWord(standing)).toBe(word);
  });

  it('never says "Rifiutata" of a guest\'s own cancellation', () => {
    expect(badgeWord(withdrawn)).toBe('Annullata dal cliente');
    expect(groupOf(withdrawn)).toBe('other');
  });
});

describe('the filter chips', () => {
  it('show every group with its count, in the order of the screen', () => {
    expect(chipsOf([pending, pending, confirmed, rejected]).map(({ label, count }) => `${label} ${count}`))
      .toEqual(['Tutte 4', 'In attesa 2', 'Confermate 1', 'Rifiutate 1', 'Completate 0']);
  });

  it('add up to all of them, withdrawn and lapsed ones included', () => {
    const [all, ...groups] = chipsOf([pending, confirmed, rejected, withdrawn, lapsed, completed]);
    expect(all!.count).toBe(6);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    expect(groups.at(-1)).toEqual({ filter: 'other', label: 'Altre', count: 2 });
  });

  it('count the requests that wait for an answer', () => {
    expect(waitingIn([pending, confirmed, pending])).toBe(2);
  });
});

describe('dates as staff read them', () => {
  it('are long and Italian', () => {
    expect(longDate('2025-10-18')).toBe('sabato 18 ottobre 2025');
  });

  it('keep the day whatever the zone of the machine', () => {
    expect(longDate('2027-03-28')).toBe('domenica 28 marzo 2027');
    expect(longDate('2027-10-31')).toBe('domenica 31 ottobre 2027');
  });

  it('say when a request came in, on the clock of Rome, summer and winter', () => {
    expect(receivedAt('2025-10-12T16:42:00Z')).toBe('12/10/2025, 18:42');
    expect(receivedAt('2025-11-12T23:30:00Z')).toBe('13/11/2025, 00:30');
  });

  it('begin with today in Rome, even where it is still yesterday elsewhere', () => {
    expect(todayAtTheVenue(new Date('2027-03-27T23:30:00Z'))).toBe('2027-03-28');
    expect(todayAtTheVenue(new Date('2027-06-30T21:59:59Z'))).toBe('2027-06-30');
  });

  it('step by calendar days over both clock changes and the end of a year', () => {
    expect([dayAfter('2027-03-27', 1), dayAfter('2027-03-28', 1), dayAfter('2027-10-31', 1), dayAfter('2027-01-01', -1)])
      .toEqual(['2027-03-28', '2027-03-29', '2027-11-01', '2026-12-31']);
  });
});
