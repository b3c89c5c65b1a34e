import { z } from 'zod';
import {
  calendarDate,
  customerEmail,
  customerName,
  customerPhone,
  id,
  instant,
  singleLine,
  optionalLine,
  optionalText,
  partySize,
  requiredLine,
} from '../common/fields.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { wholeNumber } from '../common/whole-number.ts';
import { rejectionReason } from '../rejection.ts';

/** How a reservation came to the house: from the site, by telephone, or through the door. */
export const reservationOrigin = z.enum(['online', 'phone', 'walk_in']);
export type ReservationOrigin = z.infer<typeof reservationOrigin>;
export const originLabel: Record<ReservationOrigin, string> = {
  online: 'Dal sito',
  phone: 'Telefono',
  walk_in: 'Di passaggio',
};

/** Why staff cancelled what they had accepted. */
export const cancelReason = z.enum(
  ['guest_asked', 'house_closed', 'no_table', 'other'],
  'Indica il motivo',
);
export type CancelReason = z.infer<typeof cancelReason>;
export const cancelReasonLabel: Record<CancelReason, string> = {
  guest_asked: 'Lo ha chiesto il cliente',
  house_closed: 'Il locale è chiuso',
  no_table: 'Non c’è posto',
  other: 'Altro motivo',
};

/** What happened to a reservation, as its story tells it. */
export const deskAction = z.enum([
  'requested',
  'entered',
  'confirmed',
  'rejected',
  'expired',
  'moved',
  'cancelled',
  'arrived',
  'no_show',
  'completed',
  'called',
  'undone',
  'allergies',
  'corrected',
]);
export type DeskAction = z.infer<typeof deskAction>;
export const deskActionLabel: Record<DeskAction, string> = {
  requested: 'Richiesta dal sito',
  entered: 'Inserita',
  confirmed: 'Accettata',
  rejected: 'Rifiutata',
  expired: 'Scaduta',
  moved: 'Modificata',
  cancelled: 'Annullata',
  arrived: 'Cliente arrivato',
  no_show: 'Cliente non presentato',
  completed: 'Completata',
  called: 'Cliente avvisato',
  undone: 'Azione annullata',
  allergies: 'Allergie comunicate',
  corrected: 'Dati del cliente corretti',
};

/** Staff may take back their last action for this long. */
export const UNDO_WINDOW_SECONDS = 60;

/** The last thing that happened, and until when staff may undo it; null when they may not (any more). */
export const lastAction = z
  .object({
    type: deskAction,
    /** A staff name, `il cliente` or `il sistema`. */
    by: z.string(),
    at: instant,
    undoableUntil: instant.nullable(),
  })
  .meta({ id: 'LastAction' });
export type LastAction = z.infer<typeof lastAction>;

export const deskFilter = z.enum(
  ['all', 'pending', 'confirmed', 'completed', 'cancelled', 'to_call'],
  'Filtro non valido',
);
export type DeskFilter = z.infer<typeof deskFilter>;

export const DESK_PAGE_SIZE = 200;

const searchFields = {
  /** One day; with it, `from` and `to` say nothing. */
  date: calendarDate('Data non valida').optional(),
  from: calendarDate('Data non valida').optional(),
  to: calendarDate('Data non valida').optional(),
  /** Part of a name, digits of a phone number, or a reference. */
  q: singleLine(100).optional(),
};

export const deskQuery = z.object({
  ...searchFields,
  status: deskFilter.default('all'),
  limit: wholeNumber('Limite non valido', { min: 1, max: 500 }).default(DESK_PAGE_SIZE),
  /** The last reservation of the page before; the header `Link` of every page that is not the last holds it. */
  cursor: id.optional(),
});
export type DeskQuery = z.infer<typeof deskQuery>;

export const deskSearch = z.object(searchFields);
export type DeskSearch = z.infer<typeof deskSearch>;

/** How many reservations each filter would show. */
export const deskSummary = z
  .object({
    all: z.int(),
    pending: z.int(),
    confirmed: z.int(),
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
    /** Code of a cancellation's reason. */
    reason: cancelReason.nullable(),
    /** Code of a rejection's reason; null for rejections recorded before reasons were. */
    rejectionReason: rejectionReason.nullable(),
    /** What staff wrote beside it: a note, or why they passed a limit. Null once it was erased. */
    note: z.string().nullable(),
    /** Limits that staff passed knowingly: codes such as `table_taken`, `turn_full`. */
    passed: z.array(z.string()),
    /** Where the party sat after this line. */
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

/** Passing a limit is a decision of a person, with a reason. A refusal that it would pass says `details.overridable: true`. */
export const override = z
  .strictObject({
    reason: requiredLine(200, 'Indica il motivo').min(3, 'Indica il motivo'),
  })
  .meta({ id: 'Override' });
export type Override = z.infer<typeof override>;

export const MAX_DESK_PARTY = 200;

const seatFields = {
  reservationDate: calendarDate('Seleziona una data'),
  timeSlotId: id,
  /** `null`: no table yet. */
  tableId: id.nullable(),
  numberOfPeople: partySize(MAX_DESK_PARTY, `Massimo ${MAX_DESK_PARTY} persone`),
  override: override.optional(),
};

const guestFields = <Phone extends z.ZodType>(phone: Phone) => ({
  customerName,
  customerPhone: phone,
  customerEmail,
  notes: optionalText(MAX_LENGTHS.notes),
});

const optionalPhone = z
  .union([z.literal(''), customerPhone], 'Numero di telefono non valido')
  .nullish()
  .transform((phone) => phone || null);

/** A guest who telephones leaves a number; one who stands at the door need not. */
export const deskEntry = z
  .discriminatedUnion(
    'origin',
    [
      z.strictObject({ origin: z.literal('phone'), ...guestFields(customerPhone), ...seatFields }),
      z.strictObject({
        origin: z.literal('walk_in'),
        ...guestFields(optionalPhone),
        ...seatFields,
      }),
    ],
    'Indica phone o walk_in',
  )
  .meta({ id: 'DeskEntry' });
export type DeskEntry = z.infer<typeof deskEntry>;

/** A guest's data as it should read; every field replaces the one before. A walk-in may leave no phone. */
export const guestCorrection = z
  .strictObject(guestFields(optionalPhone))
  .meta({ id: 'GuestCorrection' });
export type GuestCorrection = z.infer<typeof guestCorrection>;

export const deskMove = z.strictObject(seatFields).meta({ id: 'DeskMove' });
export type DeskMove = z.infer<typeof deskMove>;

export const deskCancellation = z
  .strictObject({ reason: cancelReason, note: optionalLine(200) })
  .meta({ id: 'DeskCancellation' });
export type DeskCancellation = z.infer<typeof deskCancellation>;

/** At most this many requests are rejected at once. */
export const MAX_BULK_REJECTIONS = 200;

/** Requests that are rejected together; the note stays in the story of each. */
export const bulkRejection = z
  .strictObject({
    ids: z
      .array(id, 'Scegli almeno una richiesta')
      .min(1, 'Scegli almeno una richiesta')
      .max(MAX_BULK_REJECTIONS, `Al massimo ${MAX_BULK_REJECTIONS} richieste per volta`),
    /** Recorded with each; without it as `not_given`. */
    rejectionReason: rejectionReason.optional(),
    note: optionalLine(200),
  })
  .meta({ id: 'DeskWave' });
export type BulkRejection = z.infer<typeof bulkRejection>;

/** At most this many days fit into one file. */
export const MAX_EXPORT_DAYS = 400;
const DAY_MS = 86_400_000;

export const exportRange = z
  .object({
    from: calendarDate('Seleziona una data'),
    to: calendarDate('Seleziona una data'),
    /** Adds a column with the guests' allergies, which are health data. */
    allergies: z.enum(['true', 'false'], 'Indica true o false').optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'La fine viene prima dell’inizio',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_EXPORT_DAYS * DAY_MS, {
    path: ['to'],
    message: `Al massimo ${MAX_EXPORT_DAYS} giorni per volta`,
  });
export type ExportRange = z.infer<typeof exportRange>;

/**
 * What the live stream says of each event, without a word about anybody. On every (re)connection it first says `hello`
 * with the position reached; whoever was away fetches again what it shows.
 */
export type LiveChange = {
  /** The event's type, such as `ReservationConfirmed`. */
  readonly type: string;
  /** What it is about: `reservation`, `quote`, `contact`, `table` … and its id. */
  readonly about: string;
  readonly id: string;
  readonly position: number;
};
