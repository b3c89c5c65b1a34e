import type { WeekSlot, WeekTurn } from '#src/contracts/booking/weekly-capacity.ts';
import { weekdayOf } from '#web/shared/dates/dates.ts';
import { dayAfter } from '#web/shared/dates/formatItalianDates.ts';
import {
  occupancyPercent,
  occupancyLabel,
  toOccupancyLevel,
  type OccupancyLevel,
} from './occupancy.ts';

const shortDay = new Intl.DateTimeFormat('it-IT', { weekday: 'short', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const whole = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

export const mondayOf = (date: string): string => dayAfter(date, -((weekdayOf(date) + 6) % 7));

/**
 * Formats a week, for example `8–14 marzo 2027`. Does not use `formatRange`, because browsers
 * disagree on its leading zeros.
 */
export const formatWeek = (monday: string): string => {
  const sunday = dayAfter(monday, 6);
  const [day, month, year] = whole.format(midnight(monday)).split(' ');
  if (monday.slice(0, 7) === sunday.slice(0, 7)) return `${day}–${whole.format(midnight(sunday))}`;
  return `${day} ${month}${monday.slice(0, 4) === sunday.slice(0, 4) ? '' : ` ${year}`}–${whole.format(midnight(sunday))}`;
};

export const formatDayColumn = (
  date: string,
): { readonly weekday: string; readonly day: string } => ({
  weekday: shortDay.format(midnight(date)),
  day: dayAndMonth.format(midnight(date)),
});

export type WeekCellView = {
  readonly covers: string;
  readonly label: string;
  readonly pressure: OccupancyLevel | 'closed';
  readonly percent: number;
};

export const toWeekCell = ({
  bookedPeople,
  maxCovers,
  closed,
}: Pick<WeekTurn, 'bookedPeople' | 'maxCovers' | 'closed'>): WeekCellView => {
  const percent = occupancyPercent(bookedPeople, maxCovers);
  const pressure = toOccupancyLevel(percent);
  const covers = `${bookedPeople}/${maxCovers}`;
  return closed
    ? { covers, label: 'Chiuso', pressure: 'closed', percent }
    : { covers, label: occupancyLabel[pressure], pressure, percent };
};

export const sumDayCell = (slots: readonly WeekSlot[], day: number): WeekCellView => {
  const turns = slots.map(({ turns: all }) => all[day]!);
  const sum = (part: (turn: WeekTurn) => number) =>
    turns.reduce((total, turn) => total + part(turn), 0);
  return toWeekCell({
    bookedPeople: sum((turn) => turn.bookedPeople),
    maxCovers: sum((turn) => turn.maxCovers),
    closed: turns.length > 0 && turns.every(({ closed }) => closed),
  });
};
