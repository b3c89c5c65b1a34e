import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import {
  calendarDate,
  customerEmail,
  customerName,
  customerPhone,
  id,
  instant,
  mealType,
  onlinePartySize,
  optionalText,
  timeOfDay,
} from '../common/fields.ts';
import { contactChannel, contactState } from './contact-state.ts';
import { languages } from '../languages.ts';
import { allergiesView, allergyFields } from './guest-allergies.ts';
import { arrivalTime, occasion, seatWish, wishFields } from './guest-wishes.ts';
import { cancelReason, lastAction, reservationOrigin } from './reservation-desk-schemas.ts';
import { toRecord } from '../common/to-record.ts';
import { visitMomentNames } from './actions/visit-moments.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { REASON_WITHOUT_REJECTION, rejectionReason } from '../rejection-reasons.ts';
import { joinedTableIds, tablesOfParty, withTableSet } from './table-set.ts';

export const reservationStatus = z.enum(['pending', 'confirmed', 'cancelled', 'completed']);
export type ReservationStatus = z.infer<typeof reservationStatus>;

export const reservationOutcome = z.enum([
  'rejected',
  'cancelled_by_guest',
  'cancelled_by_staff',
  'expired',
  'no_show',
  'not_verified',
]);
export type ReservationOutcome = z.infer<typeof reservationOutcome>;

/**
 * Labels of the reservation states (specification §4). If a reservation has an outcome, such as
 * `no_show`, screens show the outcome's label instead (spec note 4).
 */
export const reservationStatusLabel: Record<ReservationStatus, string> = {
  pending: 'In attesa',
  confirmed: 'Confermata',
  cancelled: 'Rifiutata',
  completed: 'Completata',
};
export const reservationOutcomeLabel: Record<ReservationOutcome, string> = {
  rejected: 'Rifiutata',
  cancelled_by_guest: 'Annullata dal cliente',
  cancelled_by_staff: 'Annullata dal locale',
  expired: 'Scaduta',
  no_show: 'Non presentato',
  not_verified: 'Non verificata',
};

export const reservationRequest = z
  .strictObject({
    customerName,
    customerPhone,
    customerEmail,
    notes: optionalText(MAX_LENGTHS.notes),
    /** Null means that staff choose the table (spec note 7). */
    tableId: id.nullable(),
    timeSlotId: id,
    reservationDate: calendarDate(fieldMessage('date_required')),
    numberOfPeople: onlinePartySize,
    mealType: mealType.optional(),
    timeSlot: z.string().max(40, fieldMessage('turn_required')).optional(),
    /** Language of the messages to the guest. The default is Italian. */
    language: z.enum(languages).optional(),
    /**
     * A quarter of an hour inside the turn. By default, the guest arrives at the start of the turn.
     */
    arrivalTime: arrivalTime.nullish(),
    ...wishFields,
    ...allergyFields,
  })
  .meta({ id: 'ReservationRequest' });
export type ReservationRequest = z.infer<typeof reservationRequest>;

export const reservationReceipt = z
  .object({
    id,
    reference: z.string(),
    status: reservationStatus,
    /** Status page of the reservation, with a URL that strangers cannot guess (spec note 13). */
    link: z.string(),
  })
  .meta({ id: 'ReservationReceipt' });
export type ReservationReceipt = z.infer<typeof reservationReceipt>;

/** Turn and size of the party that a guest wants instead of the booked ones. */
export const requestedChange = z
  .object({
    reservationDate: z.iso.date(),
    startTime: timeOfDay,
    endTime: timeOfDay,
    numberOfPeople: z.int(),
  })
  .meta({ id: 'RequestedChange' });
export type RequestedChange = z.infer<typeof requestedChange>;

/**
 * Free turn that a guest may choose instead of a declined reservation. `floor` is the floor of the
 * free table.
 */
export const proposedTurn = z
  .object({
    reservationDate: z.iso.date(),
    timeSlotId: id,
    startTime: timeOfDay,
    endTime: timeOfDay,
    floor: z.int(),
  })
  .meta({ id: 'ProposedTurn' });
export type ProposedTurn = z.infer<typeof proposedTurn>;

/**
 * A reservation on the guest's status page. Contains no personal data, because guests may forward
 * the link.
 */
export const reservationStatusView = z
  .object({
    reference: z.string(),
    status: reservationStatus,
    outcome: reservationOutcome.nullable(),
    reservationDate: z.iso.date(),
    startTime: timeOfDay,
    endTime: timeOfDay,
    arrivalTime: timeOfDay.nullable(),
    timeSlotId: id,
    numberOfPeople: z.int(),
    tableName: z.string().nullable(),
    floor: z.int().nullable(),
    cancelReason: cancelReason.nullable(),
    /** True if the guest confirmed that the party will come. */
    visitConfirmed: z.boolean(),
    changeRequest: requestedChange.nullable(),
    /** True while the reservation is open and its turn has not begun. */
    isChangeable: z.boolean(),
    /**
     * Minutes of opening hours within which staff usually answer. Null if not pending, or if
     * unknown.
     */
    answerMinutes: z.int().nullable(),
    /** At most two free turns, if staff declined the request or the restaurant is closed. */
    proposals: z.array(proposedTurn).optional(),
    /** Personal link of the new request, after the guest accepted a proposal. */
    replacementLink: z.string().optional(),
  })
  .meta({ id: 'ReservationStanding' });
export type ReservationStatusView = z.infer<typeof reservationStatusView>;

export const timeSlotData = z.object({
  startTime: timeOfDay,
  endTime: timeOfDay,
  description: z.string().nullable(),
});

const visitMomentFields = toRecord(visitMomentNames.map((moment) => [moment, instant.nullable()]));

/**
 * A reservation as staff see it. After an erasure, contact data, requests, wishes, allergies and
 * notes are null.
 */
export const reservationView = z
  .object({
    id,
    reference: z.string(),
    customerName: z.string().nullable(),
    customerPhone: z.string().nullable(),
    customerEmail: z.string().nullable(),
    reservationDate: z.iso.date(),
    timeSlotId: id,
    timeSlotData,
    /** Time at which the guest wants to arrive, or null if the guest named none. */
    arrivalTime: timeOfDay.nullable(),
    ...tablesOfParty,
    numberOfPeople: z.int(),
    specialRequests: z.string().nullable(),
    occasion: occasion.nullable(),
    seatWishes: z.array(seatWish).nullable(),
    allergies: allergiesView.nullable(),
    adminNotes: z.string().nullable(),
    status: reservationStatus,
    outcome: reservationOutcome.nullable(),
    /** Number of the reservation's events, which clients send in `If-Match`. */
    version: z.int(),
    origin: reservationOrigin,
    /** True if the guest does not know of the last change and can be called. */
    toCall: z.boolean(),
    contact: contactState.nullable(),
    contactChannel: contactChannel.nullable(),
    /** Language of the messages to the guest. */
    language: z.enum(languages),
    /** Path of the guest's personal link. */
    link: z.string(),
    /** Id of another open reservation of the same person, date and meal. */
    duplicateId: id.nullable(),
    /**
     * Another open reservation of that date and meal with the same number or address, but another
     * name, number or address. Staff confirm whether the guest is the same person.
     */
    perhapsSameGuest: z
      .object({ id, name: z.string().nullable(), contact: z.string().nullable() })
      .nullable(),
    /** The change that the guest asks for, until staff answer. */
    changeRequest: requestedChange.nullable(),
    ...visitMomentFields,
    cancelReason: cancelReason.nullable(),
    /** True if staff assigned a table that another party has in the same turn. */
    tableShared: z.boolean(),
    /** False for a request that takes no covers and no table until staff accept it. */
    holdsSeat: z.boolean(),
    lastAction: lastAction.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Reservation' });
export type ReservationView = z.infer<typeof reservationView>;

const TABLE_WITHOUT_ACCEPTANCE = fieldMessage('table_without_acceptance');

export const reservationDecision = withTableSet(
  z.strictObject({
    status: z.enum(['confirmed', 'cancelled'], fieldMessage('decision_invalid')),
    rejectionReason: rejectionReason.optional(),
    /** The table for an accepted request that has none yet. */
    tableId: id.optional(),
    joinedTableIds,
    /** True to accept a request although no table meets a wish of the guest. */
    ignoresWishes: z.literal(true).optional(),
  }),
)
  .refine(({ status, rejectionReason: reason }) => !reason || status === 'cancelled', {
    path: ['rejectionReason'],
    message: REASON_WITHOUT_REJECTION,
  })
  .refine(({ status, tableId }) => !tableId || status === 'confirmed', {
    path: ['tableId'],
    message: TABLE_WITHOUT_ACCEPTANCE,
  })
  .meta({ id: 'ReservationDecision' });
export type ReservationDecision = z.infer<typeof reservationDecision>;
