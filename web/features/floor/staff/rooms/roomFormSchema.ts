import { z } from 'zod';
import { roomChange } from '#src/contracts/booking/rooms.ts';
import { fieldMessage } from '#src/messages/field-message.ts';
import { dayAndMonth } from '#web/shared/dates/dayAndMonth.ts';

const { seasonFrom, seasonTo, closedUntil } = roomChange.required().shape;

/** Values of the form of a room. Empty fields mean the whole year, and a room that is not closed. */
export const roomFormSchema = z
  .object({
    seasonFrom: dayAndMonth.pipe(seasonFrom),
    seasonTo: dayAndMonth.pipe(seasonTo),
    closedUntil: z
      .string()
      .transform((date) => date || null)
      .pipe(closedUntil),
  })
  .superRefine((values, context) => {
    const missing = (['seasonFrom', 'seasonTo'] as const).filter((name) => values[name] === null);
    if (missing.length === 1)
      context.addIssue({
        code: 'custom',
        path: missing,
        message: fieldMessage('season_incomplete'),
      });
  });
export type RoomFields = z.input<typeof roomFormSchema>;
export type RoomFormOutput = z.output<typeof roomFormSchema>;
