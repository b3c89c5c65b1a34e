import { describe, expect, it } from '@jest/globals';
import {
  isInSeason,
  isMonthDay,
  isSeasonIncomplete,
} from '#src/contracts/catalogue/dish-season.ts';

const season = (availableFrom: string | null, availableTo: string | null) => ({
  availableFrom,
  availableTo,
});

describe('the season of a dish', () => {
  it.each([
    ['03-01', '06-15', '2026-11-22', false],
    ['03-01', '06-15', '2027-02-28', false],
    ['03-01', '06-15', '2027-03-01', true],
    ['03-01', '06-15', '2027-06-15', true],
    ['03-01', '06-15', '2027-06-16', false],
    ['11-01', '02-29', '2027-12-31', true],
    ['11-01', '02-29', '2027-01-01', true],
    ['11-01', '02-29', '2028-02-29', true],
    ['11-01', '02-29', '2027-03-01', false],
    ['11-01', '02-29', '2027-10-31', false],
    ['12-25', '12-25', '2027-12-25', true],
    ['12-25', '12-25', '2027-12-26', false],
  ])('from %s to %s, on %s: %s', (from, to, date, isOnMenu) =>
    expect(isInSeason(season(from, to), date)).toBe(isOnMenu),
  );

  it('is the whole year without dates', () =>
    expect(isInSeason(season(null, null), '2027-08-15')).toBe(true));

  it('is incomplete with only one date', () => {
    expect(isSeasonIncomplete(season('03-01', null))).toBe(true);
    expect(isSeasonIncomplete(season(null, '03-01'))).toBe(true);
    expect(isSeasonIncomplete(season('03-01', '06-15'))).toBe(false);
    expect(isSeasonIncomplete(season(null, null))).toBe(false);
  });

  it.each(['13-01', '00-10', '02-30', '04-31', '01-00', '1-5', '15/03', '', '03-15x'])(
    'rejects the day %j',
    (day) => expect(isMonthDay(day)).toBe(false),
  );
  it.each(['01-01', '02-29', '12-31'])('accepts the day %j', (day) =>
    expect(isMonthDay(day)).toBe(true),
  );
});
