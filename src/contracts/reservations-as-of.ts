import { z } from 'zod';
import { reservationStatus, reservationOutcome } from './booking/reservations.ts';
import { slotStatistics } from './booking/slot-statistics.ts';
import { calendarDate, id, instant, timeOfDay } from './common/fields.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';
import { position, DAY } from './history.ts';

export const serviceDayChange = z.object({
  position: z.int(),
  at: instant,
  sentence: z.string(),
  by: z.string(),
});

export const listServiceDayChanges = defineOperation({
  name: 'listServiceDayChanges',
  method: 'get',
  path: '/api/audit/book/moments',
  audience: 'auditor',
  query: z.object({ date: calendarDate(DAY) }),
  summary: 'Every instant at which the book of a service day changed, oldest first',
  answers: { 200: z.array(serviceDayChange), ...refusalAnswers(400, 401) },
});

export type ServiceDayChange = z.infer<typeof serviceDayChange>;

export const reservationAsOfRow = z.object({
  id,
  reference: z.string(),
  customerName: z.string().nullable(),
  isNameOfToday: z
    .boolean()
    .meta({ description: 'The name was corrected after this moment, and the old one is erased' }),
  startTime: timeOfDay,
  endTime: timeOfDay,
  tableName: z.string().nullable(),
  numberOfPeople: z.int(),
  status: reservationStatus,
  outcome: reservationOutcome.nullable(),
});

export const reservationsAsOfView = z
  .object({
    position: z.int(),
    reservations: z.array(reservationAsOfRow),
    statistics: z.array(slotStatistics),
    closed: z.array(z.enum(['pranzo', 'cena'])),
  })
  .meta({ id: 'PastBook' });

export type ReservationsAsOfView = z.infer<typeof reservationsAsOfView>;

export const readReservationsAsOf = defineOperation({
  name: 'readReservationsAsOf',
  method: 'get',
  path: '/api/audit/book',
  audience: 'auditor',
  query: z.object({
    date: calendarDate(DAY),
    position: position.optional(),
    at: instant
      .optional()
      .meta({ description: 'Instant for limits with an end; by default that of the event' }),
  }),
  summary:
    'List and capacity of a service day as staff saw them after the event at a position; names for administrators alone',
  answers: { 200: reservationsAsOfView, ...refusalAnswers(400, 401) },
});
