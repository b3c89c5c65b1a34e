import type { GuestView } from '#src/contracts/guests.ts';
import {
  describeAbsences,
  describeOutcome,
  describeUpcoming,
  describeVisits,
} from '#web/features/booking/guest-book/describeGuest.ts';
import { toSearchDigits } from '#web/features/booking/guest-book/searchDigits.ts';

describe('the digits that staff type', () => {
  it.each([
    ['34', null],
    ['347', '347'],
    ['347 000 04', '34700004'],
    ['+39 347', '347'],
    ['0039 347 00', '34700'],
    ['+39 34', null],
    ['0935/000', '0935000'],
    ['1234567890123456', null],
    ['', null],
  ])('turn %j into the search %j', (typed, digits) => expect(toSearchDigits(typed)).toBe(digits));
});

describe('the texts about a guest', () => {
  it.each([
    [0, '1ª volta'],
    [3, '4ª volta'],
  ])('count the coming visit after %i visits', (visits, words) =>
    expect(describeVisits({ visits })).toBe(words),
  );

  it.each([
    [0, 0, ''],
    [1, 0, '1 volta non è venuto'],
    [2, 1, '2 volte non è venuto · 1 disdetta'],
    [0, 3, '3 disdette'],
  ])('show %i no-shows and %i cancellations', (noShows, cancellations, words) =>
    expect(describeAbsences({ noShows, cancellations })).toBe(words),
  );

  const upcoming = (date: string, tableName: string | null): Pick<GuestView, 'upcoming'> => ({
    upcoming: { date, startTime: '20:00', tableName },
  });

  it('show an upcoming reservation of the guest', () => {
    expect(describeUpcoming({ upcoming: null }, '2027-03-13')).toBeNull();
    expect(describeUpcoming(upcoming('2027-03-13', 'Sala 6'), '2027-03-13')).toBe(
      'Oggi ha già prenotato: 20:00, Sala 6',
    );
    expect(describeUpcoming(upcoming('2027-03-14', null), '2027-03-13')).toMatch(
      /14.* ha già prenotato: 20:00$/,
    );
  });

  it.each([
    ['completed', null, 'venuti'],
    ['confirmed', null, 'confermata'],
    ['completed', 'no_show', 'non presentato'],
    ['cancelled', 'cancelled_by_guest', 'annullata dal cliente'],
  ] as const)(
    'show the result of a visit with status %s and outcome %s',
    (status, outcome, words) => expect(describeOutcome({ status, outcome })).toBe(words),
  );
});
