import { z } from 'zod';
import { reservationStatus, reservationOutcome, slotStatistics } from './booking/reservations.ts';
import { calendarDate, id, instant, singleLine, timeOfDay } from './common/fields.ts';
import { wholeNumber } from './common/whole-number.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';

const DAY = 'Indica una data (aaaa-mm-gg)';
const ACTOR = 'Indica chi: guest, staff, staff:id, system o console';
const PLACE = 'Indica una posizione del registro';
const LIMIT = 'Il numero di righe deve essere compreso tra 1 e 200';

/** Such as `reservation-<uuid>`. */
const streamName = z
  .string('Storia non valida')
  .regex(/^[a-z-]{1,40}-[\da-f-]{36}$/, 'Storia non valida');
const position = wholeNumber(PLACE, { min: 1 });

export const historyEvent = z
  .object({
    position: z.int(),
    stream: z.string(),
    version: z.int(),
    type: z.string(),
    at: instant,
    /** A staff name, `il cliente`, `il sistema` or `la riga di comando`. */
    by: z.string(),
    /** In Italian. */
    sentence: z.string(),
    /** Facts of the decision, in Italian. */
    facts: z.string().nullable(),
    reference: z.string().nullable(),
    /** Whether related personal data still exists. */
    person: z.enum(['none', 'kept', 'erased']),
    hash: z.string(),
  })
  .meta({ id: 'HistoryEvent' });
export type HistoryEvent = z.infer<typeof historyEvent>;

export const historyQuery = z.object({
  /** Date of the reservation. */
  serviceDay: calendarDate(DAY).optional(),
  /** Dates of the action, inclusive. */
  from: calendarDate(DAY).optional(),
  to: calendarDate(DAY).optional(),
  actor: z
    .string(ACTOR)
    .regex(/^(guest|system|console|staff(:[\da-f-]{36})?)$/, ACTOR)
    .optional(),
  /** Only overridden limits. */
  overridden: z.enum(['true'], 'Indica true oppure niente').optional(),
  type: singleLine(60).optional(),
  about: singleLine(60).optional(),
  /** Cursor: events before this position. */
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
    minutes: z.int('Indica i minuti').min(0, 'Indica i minuti').max(480, 'Al massimo otto ore'),
  }),
  summary: 'Lets an auditor open personal data for some minutes; 0 takes it back',
  answers: { 200: auditAccess, ...refusalAnswers(400, 401, 403, 404, 413, 415, 503) },
});

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
  query: z.object({ date: calendarDate(DAY), position: position.optional() }),
  summary:
    'List and capacity of a service day as staff saw them after the event at a position; names for administrators alone',
  answers: { 200: reservationsAsOfView, ...refusalAnswers(400, 401) },
});

export const chainState = z
  .object({
    events: z.int(),
    hash: z.string(),
    checkpoint: z.object({ size: z.int(), at: instant, hash: z.string() }).nullable(),
    unsealed: z.int(),
    /** PEM. */
    publicKey: z.string().nullable(),
    lastCheck: z
      .object({ at: instant, events: z.int(), flaw: z.string().nullable(), differences: z.int() })
      .nullable(),
    /** Null: the checkpoint list is complete. */
    checkpointFlaw: z.string().nullable(),
    /** Why this process did not verify the checkpoints; null: it did. */
    checkpointsNotVerified: z.string().nullable(),
  })
  .meta({ id: 'ChainState' });
export type ChainState = z.infer<typeof chainState>;

export const readChainState = defineOperation({
  name: 'readChainState',
  method: 'get',
  path: '/api/audit/state',
  audience: 'auditor',
  summary: 'How far the log reaches, its last seal, and what the last check found',
  answers: { 200: chainState, ...refusalAnswers(401) },
});

const auditFlaw = z.object({ position: z.int().nullable(), message: z.string() });

/** `ran` is false for a skipped check; `notChecked` gives the reason. */
export const auditCheck = z
  .object({
    name: z.string(),
    label: z.string(),
    checked: z.int(),
    found: z.int(),
    ran: z.boolean(),
    notChecked: z.string().nullable(),
    flaws: z.array(auditFlaw),
  })
  .meta({ id: 'AuditCheck' });
export type AuditCheckView = z.infer<typeof auditCheck>;

export const verificationReport = z
  .object({
    events: z.int(),
    checkpoints: z.int(),
    unsealed: z.int(),
    milliseconds: z.int(),
    flaw: auditFlaw.nullable(),
    checks: z.array(auditCheck),
  })
  .meta({ id: 'CheckOutcome' });
export type VerificationReport = z.infer<typeof verificationReport>;

export const verifyChain = defineOperation({
  name: 'verifyChain',
  method: 'post',
  path: '/api/audit/verify',
  audience: 'auditor',
  takesLong: true,
  summary:
    'Verifies log, checkpoints, personal data, configuration, database guards and read models, now',
  answers: { 200: verificationReport, ...refusalAnswers(401, 403, 429, 503) },
});

/** Inclusive positions. */
export const exportLogQuery = z.object({ from: position.optional(), to: position.optional() });

export const exportHistory = defineOperation({
  name: 'exportHistory',
  method: 'get',
  path: '/api/audit/export',
  audience: 'auditor',
  query: exportLogQuery,
  produces: 'application/x-ndjson',
  summary:
    'The log, or a range of it, one event per line after a head with its seals; npm run audit:verify checks it',
  answers: { 200: z.string(), ...refusalAnswers(400, 401) },
});

export const exportHistoryTable = defineOperation({
  name: 'exportHistoryTable',
  method: 'get',
  path: '/api/audit/export.csv',
  audience: 'auditor',
  query: exportLogQuery,
  produces: 'text/csv',
  summary: 'The same range as a table of sentences, with position and hash of each event',
  answers: { 200: z.string(), ...refusalAnswers(400, 401) },
});
