import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, id, instant, singleLine } from './common/fields.ts';
import { wholeNumber } from './common/whole-number.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';

export const DAY = fieldMessage('day_invalid');

const ACTOR = fieldMessage('actor_invalid');

const PLACE = fieldMessage('position_invalid');

const LIMIT = fieldMessage('page_size_invalid');

const streamName = z
  .string(fieldMessage('story_invalid'))
  .regex(/^[a-z-]{1,40}-[\da-f-]{36}$/, fieldMessage('story_invalid'));

export const position = wholeNumber(PLACE, { min: 1 });

export const historyEvent = z
  .object({
    position: z.int(),
    stream: z.string(),
    version: z.int(),
    type: z.string(),
    at: instant,
    /**
     * The person or system that acted: a staff name, `il cliente`, `il sistema` or `la riga di
     * comando`.
     */
    by: z.string(),
    sentence: z.string(),
    facts: z.string().nullable(),
    reference: z.string().nullable(),
    person: z.enum(['none', 'kept', 'erased']),
    hash: z.string(),
  })
  .meta({ id: 'HistoryEvent' });

export type HistoryEvent = z.infer<typeof historyEvent>;

export const historyQuery = z.object({
  /** Date of the reservation, private event or closure that the events are about. */
  serviceDay: calendarDate(DAY).optional(),
  /** First and last day on which the events were appended, both inclusive. */
  from: calendarDate(DAY).optional(),
  to: calendarDate(DAY).optional(),
  actor: z
    .string(ACTOR)
    .regex(/^(guest|system|console|staff(:[\da-f-]{36})?)$/, ACTOR)
    .optional(),
  overridden: z.enum(['true'], fieldMessage('flag_or_nothing')).optional(),
  type: singleLine(60).optional(),
  about: singleLine(60).optional(),
  /** Cursor for paging. The list contains only events before this log position. */
  before: position.optional(),
  limit: wholeNumber(LIMIT, { min: 1, max: 200 }).default(100),
});

export type HistoryQuery = z.infer<typeof historyQuery>;

const historyPage = z.object({
  events: z.array(historyEvent),
  total: z.int(),
  types: z.array(z.string()),
  staff: z.array(z.object({ actor: z.string(), name: z.string() })),
});

export const listHistory = defineOperation({
  name: 'listHistory',
  method: 'get',
  path: '/api/audit/events',
  audience: 'auditor',
  query: historyQuery,
  summary:
    'The log, latest first, by service day, day of action, actor, kind or reservation; no personal data',
  answers: { 200: historyPage, ...refusalAnswers(400, 401) },
});

export const readStreamHistory = defineOperation({
  name: 'readStreamHistory',
  method: 'get',
  path: '/api/audit/stories/:stream',
  audience: 'auditor',
  params: z.object({ stream: streamName }),
  summary: 'Everything that happened to one thing, oldest first',
  answers: { 200: z.array(historyEvent), ...refusalAnswers(400, 401, 404) },
});

export const revealedPersonalData = z
  .object({ data: z.array(z.record(z.string(), z.string().nullable())) })
  .meta({ id: 'OpenedPerson' });

export type RevealedPersonalData = z.infer<typeof revealedPersonalData>;

export const revealPersonalData = defineOperation({
  name: 'revealPersonalData',
  method: 'post',
  path: '/api/audit/stories/:stream/person',
  audience: 'auditor',
  params: z.object({ stream: streamName }),
  summary:
    'What the vault holds of the person in a story; administrators, or an auditor whom one of them let in. That it was opened is recorded',
  answers: { 200: revealedPersonalData, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const auditAccess = z
  .object({
    mayOpen: z.boolean(),
    granted: z.array(z.object({ auditorId: id, username: z.string(), until: instant })),
    auditors: z.array(z.object({ id, username: z.string() })),
  })
  .meta({ id: 'AuditAccess' });

export type AuditAccess = z.infer<typeof auditAccess>;

export const readAuditAccess = defineOperation({
  name: 'readAuditAccess',
  method: 'get',
  path: '/api/audit/access',
  audience: 'auditor',
  summary: 'Who may open personal data in the history',
  answers: { 200: auditAccess, ...refusalAnswers(401) },
});

export const grantAuditAccess = defineOperation({
  name: 'grantAuditAccess',
  method: 'post',
  path: '/api/audit/access',
  audience: 'administrator',
  body: z.strictObject({
    auditorId: id,
    minutes: z
      .int(fieldMessage('minutes_required'))
      .min(0, fieldMessage('minutes_required'))
      .max(480, fieldMessage('minutes_too_many')),
  }),
  summary: 'Lets an auditor open personal data for some minutes; 0 takes it back',
  answers: { 200: auditAccess, ...refusalAnswers(400, 401, 403, 404, 413, 415, 503) },
});
