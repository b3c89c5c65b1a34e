import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { id, optionalLine, timeOfDay } from '../common/fields.ts';
import { MAX_TURN_COVERS } from '../common/limits.ts';
import { wholeNumber } from '../common/whole-number.ts';
import { timeSlotView } from './time-slots.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { MAX_DESCRIPTION_LENGTH, removalResult } from './table-management.ts';

const END_NOT_AFTER_START = fieldMessage('end_not_after_start');

const isTime = (text: string): boolean => timeOfDay.safeParse(text).success;

/**
 * Returns true if the slot ends after its start. Returns true for invalid times too, because
 * another rule reports them.
 */
export const endsAfterStart = ({
  startTime,
  endTime,
}: {
  startTime: string;
  endTime: string;
}): boolean => !isTime(startTime) || !isTime(endTime) || endTime > startTime;

const hour = (missing: string) => z.string(missing).min(1, missing).pipe(timeOfDay);

const fields = {
  startTime: hour(fieldMessage('start_required')),
  endTime: hour(fieldMessage('end_required')),
  description: optionalLine(MAX_DESCRIPTION_LENGTH),
  isActive: z.boolean(fieldMessage('boolean_required')),
  maxCovers: wholeNumber(fieldMessage('turn_covers_invalid'), { min: 1, max: MAX_TURN_COVERS }),
};

export const timeSlotDraft = z
  .strictObject({
    ...fields,
    isActive: fields.isActive.default(true),
    maxCovers: fields.maxCovers.optional(),
  })
  .refine(endsAfterStart, { path: ['endTime'], message: END_NOT_AFTER_START })
  .meta({ id: 'TimeSlotDraft' });
export type TimeSlotDraft = z.infer<typeof timeSlotDraft>;
/** Complete settings of a time slot, as staff choose them. */
export type TimeSlotSettings = Omit<TimeSlotDraft, 'maxCovers'> & { readonly maxCovers: number };

export const timeSlotChange = z.strictObject(fields).partial().meta({ id: 'TimeSlotChange' });
export type TimeSlotChange = z.infer<typeof timeSlotChange>;

export const changedTimeSlot = timeSlotView
  .extend({ upcoming: z.int() })
  .meta({ id: 'ChangedTimeSlot' });
export type ChangedTimeSlot = z.infer<typeof changedTimeSlot>;

const byId = z.object({ id });

export const addTimeSlot = defineOperation({
  name: 'addTimeSlot',
  method: 'post',
  path: '/api/time-slots',
  audience: 'administrator',
  body: timeSlotDraft,
  summary: 'Adds a booking time slot; an active one can be booked at once',
  answers: { 201: timeSlotView, ...refusalAnswers(400, 401, 403, 409, 503) },
});

export const changeTimeSlot = defineOperation({
  name: 'changeTimeSlot',
  method: 'put',
  path: '/api/time-slots/:id',
  audience: 'administrator',
  params: byId,
  body: timeSlotChange,
  summary:
    'Changes a time slot; reservations already made keep their hours. Accepts If-Match with updatedAt',
  answers: { 200: changedTimeSlot, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const removeTimeSlot = defineOperation({
  name: 'removeTimeSlot',
  method: 'delete',
  path: '/api/time-slots/:id',
  audience: 'administrator',
  params: byId,
  summary:
    'Erases a time slot, or retires it when past reservations were made in it. Accepts If-Match with updatedAt',
  answers: { 200: removalResult, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});
