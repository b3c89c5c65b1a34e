import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, id, mealType, onlinePartySize, timeOfDay } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { MAX_AVAILABILITY_DAYS } from '../common/limits.ts';
import { wholeNumber } from '../common/whole-number.ts';

const DEFAULT_DAYS = 14;

/**
 * Availability of a turn for a party, or of the best turn of a day. `few`: at most ten covers are
 * left. `late`: the turn has begun, or begins within the lead time (spec note 9).
 */
export const availabilityState = z
  .enum(['free', 'few', 'full', 'late', 'closed'])
  .meta({ id: 'AvailabilityState' });
export type AvailabilityState = z.infer<typeof availabilityState>;

export const availabilityDaysSearch = z
  .object({
    from: calendarDate(fieldMessage('date_required')),
    days: wholeNumber(fieldMessage('days_invalid'), { min: 1, max: MAX_AVAILABILITY_DAYS }).default(
      DEFAULT_DAYS,
    ),
    numberOfPeople: onlinePartySize,
  })
  .meta({ id: 'AvailabilityDaysSearch' });
export type AvailabilityDaysSearch = z.infer<typeof availabilityDaysSearch>;

/**
 * A turn with its availability. Guests arrive between `startTime` and `endTime`, in the
 * restaurant's time zone.
 */
export const turnAvailability = z
  .object({
    timeSlotId: id,
    mealType,
    startTime: timeOfDay,
    endTime: timeOfDay,
    state: availabilityState,
    /** Number of free covers if the state is `few`, otherwise null. */
    coversLeft: z.int().nullable(),
  })
  .meta({ id: 'TurnAvailability' });
export type TurnAvailability = z.infer<typeof turnAvailability>;

export const dayAvailability = z
  .object({
    date: z.iso.date(),
    /** The best state of all turns, or `closed` for a day without turns. */
    state: availabilityState,
    turns: z.array(turnAvailability),
  })
  .meta({ id: 'DayAvailability' });
export type DayAvailability = z.infer<typeof dayAvailability>;

export const listAvailableDays = defineOperation({
  name: 'listAvailableDays',
  method: 'get',
  path: '/api/availability/days',
  audience: 'public',
  cacheable: 'until-next-event',
  query: availabilityDaysSearch,
  summary: 'What a party finds on each day of a range and in each of its turns',
  answers: { 200: z.array(dayAvailability), 304: null, ...refusalAnswers(400, 429) },
});
