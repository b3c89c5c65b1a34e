import { createClock } from '#src/platform/clock.ts';

const createClockAt = (instant: string) => createClock('Europe/Rome', () => new Date(instant));

describe('the clock of the venue', () => {
  it.each([
    ['winter, before midnight in Rome', '2027-01-15T22:59:00Z', '2027-01-15'],
    ['winter, after midnight in Rome', '2027-01-15T23:00:00Z', '2027-01-16'],
    ['summer, after midnight in Rome', '2027-07-15T22:00:00Z', '2027-07-16'],
    ['spring change, an hour before', '2027-03-28T00:59:00Z', '2027-03-28'],
    ['autumn change, the second 02:30', '2027-10-31T01:30:00Z', '2027-10-31'],
    ['the last minute of the year', '2027-12-31T22:59:00Z', '2027-12-31'],
    ['the first minute of the year', '2027-12-31T23:00:00Z', '2028-01-01'],
  ])('returns the date in Rome: %s', (_, instant, day) =>
    expect(createClockAt(instant).today()).toBe(day),
  );

  it.each([
    ['winter', '2027-01-15T22:59:59.999Z', '2027-01-15T23:00:00Z', ['2027-01-15', '2027-01-16']],
    ['summer', '2027-07-15T21:59:59.999Z', '2027-07-15T22:00:00Z', ['2027-07-15', '2027-07-16']],
  ])('starts a day at midnight in %s, also after other conversions', (_, before, after, days) => {
    const { dateOf } = createClockAt(before);
    const dates = [before, after, before, after].map((instant) => dateOf(new Date(instant)));
    expect(dates).toEqual([...days, ...days]);
  });

  it('returns the instant of a turn before and after a clock change', () => {
    const { instantOf } = createClockAt('2027-01-01T00:00:00Z');
    expect(instantOf('2027-03-27', '12:00').toISOString()).toBe('2027-03-27T11:00:00.000Z');
    expect(instantOf('2027-03-28', '12:00').toISOString()).toBe('2027-03-28T10:00:00.000Z');
    expect(instantOf('2027-10-30', '19:00').toISOString()).toBe('2027-10-30T17:00:00.000Z');
    expect(instantOf('2027-10-31', '19:00').toISOString()).toBe('2027-10-31T18:00:00.000Z');
  });
});
