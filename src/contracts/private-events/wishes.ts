import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { timeOfDay } from '../common/fields.ts';
import { MAX_EVENT_PARTY_SIZE } from '../common/limits.ts';
import { eventKinds, eventPlaces, MAX_BUDGET_PER_PERSON } from './wish-codes.ts';
import { wholeNumber } from '../common/whole-number.ts';

/**
 * Optional wishes of a guest. They contain only codes, times and numbers, so events may contain
 * them.
 */
export const eventWishFields = {
  startTime: timeOfDay.optional(),
  children: wholeNumber(fieldMessage('number_invalid'), {
    min: 0,
    max: MAX_EVENT_PARTY_SIZE,
    tooLarge: fieldMessage('event_party_too_large'),
  }).optional(),
  budgetPerPerson: wholeNumber(fieldMessage('number_invalid'), {
    min: 1,
    max: MAX_BUDGET_PER_PERSON,
    tooLarge: fieldMessage('number_too_large'),
  }).optional(),
  place: z.enum(eventPlaces, fieldMessage('value_invalid')).optional(),
};

export const eventWishes = z
  .object({
    /** Only in requests until 28 November 2026. */
    eventKind: z.enum(eventKinds).nullable(),
    startTime: z.string().nullable(),
    children: z.int().nullable(),
    budgetPerPerson: z.int().nullable(),
    place: z.enum(eventPlaces).nullable(),
  })
  .meta({ id: 'EventWishes' });
export type EventWishes = z.infer<typeof eventWishes>;
/** Wishes in a request and in an event. Omits wishes that the guest did not name. */
export type NamedWishes = {
  readonly [Name in keyof EventWishes]?: NonNullable<EventWishes[Name]> | undefined;
};
