import { addDays } from '#web/shared/dates/dates.ts';
import { listDates } from './daysWindow.ts';

/** Adds a number of months to a month of the form `yyyy-MM`. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

export const listDaysOfMonth = (month: string): string[] => {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return listDates(`${month}-01`, Number(last.slice(8)));
};
