import type { WeekSlot } from '#src/contracts/booking/weekly-capacity.ts';
import {
  toWeekCell,
  formatDayColumn,
  sumDayCell,
  mondayOf,
  formatWeek,
} from '#web/features/booking/capacity/weekSummary.ts';

describe('a week', () => {
  it.each([
    ['2027-03-08', '2027-03-08'],
    ['2027-03-14', '2027-03-08'],
    ['2027-03-28', '2027-03-22'],
    ['2027-10-31', '2027-10-25'],
    ['2027-01-01', '2026-12-28'],
  ])('contains %s and begins on Monday %s', (date, monday) => expect(mondayOf(date)).toBe(monday));

  it('is formatted with its first and last day, also across months and years', () => {
    const labels = ['2027-03-08', '2027-03-29', '2026-12-28'].map(formatWeek);
    expect(labels).toEqual([
      '8–14 marzo 2027',
      '29 marzo–4 aprile 2027',
      '28 dicembre 2026–3 gennaio 2027',
    ]);
    expect(formatDayColumn('2027-03-13')).toEqual({ weekday: 'sab', day: '13 mar' });
  });
});

describe('a cell of the week', () => {
  const turn = (bookedPeople: number, closed = false) => ({ bookedPeople, maxCovers: 75, closed });

  it.each([
    [0, '0/75', 'Bassa', 'low'],
    [44, '44/75', 'Bassa', 'low'],
    [45, '45/75', 'Media', 'medium'],
    [59, '59/75', 'Media', 'medium'],
    [60, '60/75', 'Alta', 'high'],
    [75, '75/75', 'Alta', 'high'],
  ])('shows for %i people the covers %s and the level %s', (people, covers, word, pressure) =>
    expect(toWeekCell(turn(people))).toMatchObject({ covers, label: word, pressure }),
  );

  it('shows a closed turn as Chiuso and keeps its booked covers', () =>
    expect(toWeekCell(turn(4, true))).toMatchObject({
      covers: '4/75',
      label: 'Chiuso',
      pressure: 'closed',
    }));

  it('shows 0 percent when the capacity is zero', () =>
    expect(toWeekCell({ bookedPeople: 0, maxCovers: 0, closed: false })).toMatchObject({
      percent: 0,
      label: 'Bassa',
    }));
});

describe('the sum of a day', () => {
  const slot = (bookedPeople: number, closed: boolean): WeekSlot => ({
    timeSlotId: 'x',
    startTime: '12:00',
    endTime: '13:00',
    description: null,
    isActive: true,
    turns: [{ date: '2027-03-08', bookedPeople, reservationsCount: 1, maxCovers: 75, closed }],
  });

  it('adds the covers of its turns and is closed when all turns are closed', () => {
    expect(sumDayCell([slot(60, false), slot(60, true)], 0)).toMatchObject({
      covers: '120/150',
      label: 'Alta',
      percent: 80,
    });
    expect(sumDayCell([slot(0, true), slot(0, true)], 0)).toMatchObject({ label: 'Chiuso' });
    expect(sumDayCell([], 0)).toMatchObject({ covers: '0/0', label: 'Bassa' });
  });
});
