import { z } from 'zod';
import { isMonthDay } from '#src/contracts/catalogue/dish-season.ts';
import { toPlainCharacters } from '#src/contracts/common/text-input/to-plain-characters.ts';
import { fieldMessage } from '#src/messages/field-message.ts';

/** Matches a day and month in Italian order, such as `15/03`, `15/3` or `15 - 3`. */
const DAY_AND_MONTH = /^(\d{1,2}) ?[/. -] ?(\d{1,2})$/;

const toMonthDay = (text: string): string | null => {
  if (text === '') return null;
  const [, day = '', month = ''] = DAY_AND_MONTH.exec(text) ?? [];
  return `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/**
 * Validates a day and month that staff enter. The output is the format of the contract, or null for
 * an empty field.
 */
export const dayAndMonth = z
  .string()
  .overwrite(toPlainCharacters)
  .transform(toMonthDay)
  .refine((day) => day === null || isMonthDay(day), fieldMessage('month_day_invalid'));

export const formatDayAndMonth = (monthDay: string | null): string =>
  monthDay === null ? '' : monthDay.split('-').toReversed().join('/');
