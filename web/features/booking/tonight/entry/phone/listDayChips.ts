import { addDays, weekdayOf } from '#web/shared/dates/dates.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';

type DayChip = { readonly date: string; readonly label: string };

const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 0;
const WEEK = 7;

const nextWeekday = (after: string, weekday: number): string => {
  const next = Array.from({ length: WEEK }, (_, day) => addDays(after, day + 1));
  return next.find((date) => weekdayOf(date) === weekday)!;
};

/** Formats a date, for example `Sab 5`. */
const formatDay = (date: string): string => {
  const [weekday = '', day] = formatShortDay(date).split(' ');
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${day}`;
};

/** Returns the days that guests ask for most: today, tomorrow and the next weekend after them. */
export const listDayChips = (today: string): DayChip[] => {
  const tomorrow = addDays(today, 1);
  const weekend = [FRIDAY, SATURDAY, SUNDAY]
    .map((weekday) => nextWeekday(tomorrow, weekday))
    .toSorted();
  return [
    { date: today, label: 'Oggi' },
    { date: tomorrow, label: 'Domani' },
    ...weekend.map((date) => ({ date, label: formatDay(date) })),
  ];
};
