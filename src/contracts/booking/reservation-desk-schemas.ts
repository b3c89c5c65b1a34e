import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, id, instant, singleLine } from '../common/fields.ts';
import { wholeNumber } from '../common/whole-number.ts';
import { rejectionReason } from '../rejection-reasons.ts';
import { deskActionNames } from './reservation-action-lookups.ts';

export const reservationOrigin = z.enum(['online', 'phone', 'walk_in', 'waiting_list']);

export type ReservationOrigin = z.infer<typeof reservationOrigin>;

export const originLabel: Record<ReservationOrigin, string> = {
  online: 'Dal sito',
  phone: 'Telefono',
  walk_in: 'Di passaggio',
  waiting_list: 'Lista d’attesa',
};

export const cancelReason = z.enum(
  ['guest_asked', 'house_closed', 'no_table', 'other'],
  fieldMessage('reason_required'),
);

export type CancelReason = z.infer<typeof cancelReason>;

export const cancelReasonLabel: Record<CancelReason, string> = {
  guest_asked: 'Lo ha chiesto il cliente',
  house_closed: 'Il locale è chiuso',
  no_table: 'Non c’è posto',
  other: 'Altro motivo',
};

const deskAction = z.literal(deskActionNames);

export const lastAction = z
  .object({
    type: deskAction,
    by: z.string(),
    at: instant,
    /** Until this instant, staff can undo the action without a reason. */
    undoableUntil: instant.nullable(),
    /** True if the service day of the action is over, so an undo needs a reason. */
    undoableWithReason: z.boolean(),
  })
  .meta({ id: 'LastAction' });

export type LastAction = z.infer<typeof lastAction>;

export const deskFilter = z.enum(
  ['all', 'pending', 'confirmed', 'seated', 'completed', 'cancelled', 'to_call'],
  fieldMessage('filter_invalid'),
);

export type DeskFilter = z.infer<typeof deskFilter>;

export const DESK_PAGE_SIZE = 200;

const searchFields = {
  date: calendarDate(fieldMessage('date_invalid')).optional(),
  from: calendarDate(fieldMessage('date_invalid')).optional(),
  to: calendarDate(fieldMessage('date_invalid')).optional(),
  q: singleLine(100).optional(),
};

export const deskQuery = z.object({
  ...searchFields,
  status: deskFilter.default('all'),
  limit: wholeNumber(fieldMessage('limit_invalid'), { min: 1, max: 500 }).default(DESK_PAGE_SIZE),
  cursor: id.optional(),
});

export type DeskQuery = z.infer<typeof deskQuery>;

export const deskSearch = z.object(searchFields);

export type DeskSearch = z.infer<typeof deskSearch>;

export const deskSummary = z
  .object({
    all: z.int(),
    pending: z.int(),
    confirmed: z.int(),
    /** Confirmed reservations whose guests sit at their table. */
    seated: z.int(),
    completed: z.int(),
    cancelled: z.int(),
    toCall: z.int(),
  })
  .meta({ id: 'DeskSummary' });

export type DeskSummary = z.infer<typeof deskSummary>;

export const reservationHistoryEntry = z
  .object({
    type: deskAction,
    at: instant,
    by: z.string(),
    reason: cancelReason.nullable(),
    rejectionReason: rejectionReason.nullable(),
    note: z.string().nullable(),
    /** Codes of the rules that staff overrode, such as `table_taken` or `turn_full`. */
    passed: z.array(z.string()),
    /** Reference of the declined reservation, if this one came from a proposal to its guest. */
    insteadOf: z.string().nullable(),
    seat: z.object({
      reservationDate: z.iso.date(),
      startTime: z.string(),
      endTime: z.string(),
      tableName: z.string().nullable(),
      numberOfPeople: z.int(),
    }),
  })
  .meta({ id: 'StoryLine' });

export type ReservationHistoryEntry = z.infer<typeof reservationHistoryEntry>;

export const MAX_EXPORT_DAYS = 400;

const DAY_MS = 86_400_000;

export const exportRange = z
  .object({
    from: calendarDate(fieldMessage('date_required')),
    to: calendarDate(fieldMessage('date_required')),
    allergies: z.enum(['true', 'false'], fieldMessage('boolean_required')).optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: fieldMessage('end_before_start'),
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_EXPORT_DAYS * DAY_MS, {
    path: ['to'],
    message: fieldMessage('days_too_many', { max: MAX_EXPORT_DAYS }),
  });

export type ExportRange = z.infer<typeof exportRange>;

/**
 * One change, as the server sends it to open pages. Contains no personal data. After a reconnection
 * clients must reload, because missed changes are not repeated.
 */
export type LiveChange = {
  readonly type: string;
  /** Kind of the changed object: `reservation`, `quote`, `contact`, `table` and so on. */
  readonly about: string;
  readonly id: string;
  readonly position: number;
};
