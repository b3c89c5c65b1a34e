import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, instant, optionalText } from '../common/fields.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

/**
 * When and by whom a service day was closed, with the shift note. The service day still ends at
 * 04:00.
 */
export const serviceDayClosing = z
  .object({
    date: z.iso.date(),
    /** Instant of the closing, or null if staff have not closed the day. */
    closedAt: instant.nullable(),
    closedBy: z.string().nullable(),
    /** Number of accepted parties that staff had not marked when they closed the day. */
    withoutMark: z.int().nullable(),
    /** Shift note of staff. Null if there is none, or after an erasure. */
    note: z.string().nullable(),
    /**
     * Number of times that staff closed the day or changed its note. Clients send it in `If-Match`.
     */
    version: z.int(),
  })
  .meta({ id: 'ServiceDayClosing' });
export type ServiceDayClosing = z.infer<typeof serviceDayClosing>;

export const serviceDayClosingForm = z
  .strictObject({ note: optionalText(MAX_LENGTHS.notes) })
  .meta({ id: 'ServiceDayClosingForm' });
export type ServiceDayClosingForm = z.infer<typeof serviceDayClosingForm>;

const byDate = z.object({ date: calendarDate(fieldMessage('date_required')) });

export const readServiceDayClosing = defineOperation({
  name: 'readServiceDayClosing',
  method: 'get',
  path: '/api/service-days/:date/closing',
  audience: 'desk',
  params: byDate,
  summary: 'Whether staff closed the service day, with their shift note',
  answers: { 200: serviceDayClosing, ...refusalAnswers(400, 401) },
});

export const closeServiceDay = defineOperation({
  name: 'closeServiceDay',
  method: 'put',
  path: '/api/service-days/:date/closing',
  audience: 'dining-room',
  params: byDate,
  body: serviceDayClosingForm,
  summary:
    'Closes the present service day with a shift note, or changes the note. Accepts If-Match with version',
  answers: { 200: serviceDayClosing, ...refusalAnswers(400, 401, 403, 409, 413, 415, 503) },
});
