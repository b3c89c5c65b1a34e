import { isClosed, weekdayOf } from '#src/contexts/closures/closure.ts';

const onDate = { date: '2027-03-14', weekday: null, service: 'all' } as const;
const sundays = { date: null, weekday: 0, service: 'dinner' } as const;

describe('a service is closed', () => {
  it('on the date of a one-off closure, for every service', () => {
    expect(isClosed([onDate], '2027-03-14', 'lunch')).toBe(true);
    expect(isClosed([onDate], '2027-03-15', 'lunch')).toBe(false);
  });
  it('on a recurring weekday, for its service alone; Sunday is 0 and counts', () => {
    expect(isClosed([sundays], '2027-03-14', 'dinner')).toBe(true);
    expect(isClosed([sundays], '2027-03-14', 'lunch')).toBe(false);
    expect(isClosed([sundays], '2027-03-15', 'dinner')).toBe(false);
  });
  it('when any of several closures covers it', () => expect(isClosed([sundays, { ...onDate, service: 'lunch' }], '2027-03-14', 'lunch')).toBe(true));
  it('never without a closure', () => expect(isClosed([], '2027-03-14', 'lunch')).toBe(false));
});

it('the weekday of a date is the calendar’s, 0 = Sunday', () => expect(['2027-03-14', '2027-03-15', '2027-03-20'].map(weekdayOf)).toEqual([0, 1, 6]));
