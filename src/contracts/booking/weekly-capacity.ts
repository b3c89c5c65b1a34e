import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, id, timeOfDay } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

/** A turn with its bookings. A closed turn may contain reservations from before the closure. */
export const weekTurn = z
  .object({
    date: z.iso.date(),
    bookedPeople: z.int(),
    reservationsCount: z.int(),
    maxCovers: z.int(),
    closed: z.boolean(),
  })
  .meta({ id: 'WeekTurn' });
export type WeekTurn = z.infer<typeof weekTurn>;

export const weekSlot = z
  .object({
    timeSlotId: id,
    startTime: timeOfDay,
    endTime: timeOfDay,
    description: z.string().nullable(),
    /** False for an inactive slot, which appears only because it has reservations. */
    isActive: z.boolean(),
    turns: z.array(weekTurn).length(7),
  })
  .meta({ id: 'WeekSlot' });
export type WeekSlot = z.infer<typeof weekSlot>;

export const readWeeklyCapacity = defineOperation({
  name: 'readWeeklyCapacity',
  method: 'get',
  path: '/api/reservations/stats/week',
  audience: 'desk',
  query: z.object({ from: calendarDate(fieldMessage('date_required')) }),
  summary: 'Covers and reservations per time slot on seven days from a date on, closures marked',
  answers: { 200: z.array(weekSlot), ...refusalAnswers(400, 401) },
});
