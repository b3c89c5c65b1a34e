import { describeOutOfSeason } from '#web/features/floor/staff/roomSeasonText.ts';

const rooms = [
  { floor: 0, season: null },
  { floor: 2, season: { firstMonth: 4, lastMonth: 10 } },
];
const describeTable = (floor: number, date: string, isActive = true) =>
  describeOutOfSeason({ floor, isActive }, date, rooms);

describe('an active table of a room with a season', () => {
  it('is out of season until the first day of the first month', () => {
    expect(describeTable(2, '2026-11-01')).toBe('fuori stagione fino al 1° aprile');
    expect(describeTable(2, '2027-03-31')).toBe('fuori stagione fino al 1° aprile');
  });

  it('has no remark in season, in a room without a season, or when it is inactive', () => {
    expect(describeTable(2, '2027-04-01')).toBeNull();
    expect(describeTable(2, '2027-10-31')).toBeNull();
    expect(describeTable(0, '2026-12-01')).toBeNull();
    expect(describeTable(2, '2026-12-01', false)).toBeNull();
  });
});
