import { z } from 'zod';
import { isMonthDay } from '#src/contracts/catalogue/dish-season.ts';
import { fieldMessage } from '#src/messages/field-message.ts';

/** Italians write the day first: `15/03`, or `15/3`. */
const DAY_AND_MONTH = /^(\d{1,2})[/. -](\d{1,2})$/;

const toMonthDay = (text: string): string | null => {
  if (text === '') return null;
  const [, day = '', month = ''] = DAY_AND_MONTH.exec(text) ?? [];
  return `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** A field of the form. Its output is a month and day of the contract, or null if it is empty. */
export const dayAndMonth = z
  .string()
  .trim()
  .transform(toMonthDay)
  .refine((day) => day === null || isMonthDay(day), fieldMessage('month_day_invalid'));

export const formatDayAndMonth = (monthDay: string | null): string =>
  monthDay === null ? '' : monthDay.split('-').toReversed().join('/');
