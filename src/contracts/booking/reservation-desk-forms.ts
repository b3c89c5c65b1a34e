import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import {
  calendarDate,
  customerEmail,
  customerName,
  customerPhone,
  id,
  optionalCustomerPhone,
  optionalLine,
  optionalText,
  partySize,
  requiredLine,
} from '../common/fields.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { arrivalTime, wishFields } from './guest-wishes.ts';
import { rejectionReason } from '../rejection-reasons.ts';
import { reservationEventTypes } from './reservation-action-lookups.ts';
import { cancelReason } from './reservation-desk-schemas.ts';
import { joinedTableIds, withTableSet } from './table-set.ts';

/**
 * Reason with which staff override a rule. Clients may send it after a refusal with
 * `details.overridable: true`.
 */
export const override = z
  .strictObject({
    reason: requiredLine(200, fieldMessage('reason_required')).min(
      3,
      fieldMessage('reason_required'),
    ),
  })
  .meta({ id: 'Override' });

export type Override = z.infer<typeof override>;

export const MAX_DESK_PARTY = 200;

const seatFields = {
  reservationDate: calendarDate(fieldMessage('date_required')),
  timeSlotId: id,
  tableId: id.nullable(),
  joinedTableIds,
  numberOfPeople: partySize(
    MAX_DESK_PARTY,
    fieldMessage('desk_party_too_large', { max: MAX_DESK_PARTY }),
  ),
  override: override.optional(),
};

const guestFields = <Phone extends z.ZodType>(phone: Phone) => ({
  customerName,
  customerPhone: phone,
  customerEmail,
  notes: optionalText(MAX_LENGTHS.notes),
});

export const deskEntry = z
  .discriminatedUnion(
    'origin',
    [
      withTableSet(
        z.strictObject({
          origin: z.literal('phone'),
          ...guestFields(customerPhone),
          ...wishFields,
          ...seatFields,
          arrivalTime: arrivalTime.nullish(),
        }),
      ),
      withTableSet(
        z.strictObject({
          origin: z.literal('walk_in'),
          ...guestFields(optionalCustomerPhone),
          ...wishFields,
          ...seatFields,
          arrivalTime: arrivalTime.nullish(),
        }),
      ),
    ],
    fieldMessage('origin_invalid'),
  )
  .meta({ id: 'DeskEntry' });

export type DeskEntry = z.infer<typeof deskEntry>;

/**
 * Corrected data of a guest, which replaces all fields. Omitted optional fields become empty, but
 * omitted wishes stay unchanged.
 */
export const guestCorrection = z
  .strictObject({ ...guestFields(optionalCustomerPhone), ...wishFields })
  .meta({ id: 'GuestCorrection' });

export type GuestCorrection = z.infer<typeof guestCorrection>;

export const deskMove = withTableSet(z.strictObject(seatFields)).meta({ id: 'DeskMove' });

export type DeskMove = z.infer<typeof deskMove>;

export const deskCancellation = z
  .strictObject({ reason: cancelReason, note: optionalLine(200) })
  .meta({ id: 'DeskCancellation' });

export type DeskCancellation = z.infer<typeof deskCancellation>;

export const informedGuest = z
  .strictObject({
    channel: z.enum(['whatsapp', 'phone', 'mail'], fieldMessage('channel_invalid')),
    /**
     * Type of the event that the message to the guest was about. By default this is the last
     * change.
     */
    about: z.literal(reservationEventTypes, fieldMessage('event_invalid')).optional(),
  })
  .meta({ id: 'InformedGuest' });

export type InformedGuest = z.infer<typeof informedGuest>;

/** Names the reservation to cancel, because its guest has another one for the same service. */
export const reservationMerge = z.strictObject({ other: id }).meta({ id: 'ReservationMerge' });

export const MAX_BULK_ITEMS = 200;

/** A list of at most 200 items for an action on many reservations. */
export const manyOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, fieldMessage('requests_required'))
    .min(1, fieldMessage('requests_required'))
    .max(MAX_BULK_ITEMS, fieldMessage('requests_too_many', { max: MAX_BULK_ITEMS }));

export const manyIds = manyOf(id);

export const strandedCancellation = z
  .strictObject({ ids: manyIds })
  .meta({ id: 'StrandedCancellation' });

export type StrandedCancellation = z.infer<typeof strandedCancellation>;

export const bulkRejection = z
  .strictObject({
    ids: manyIds,
    rejectionReason: rejectionReason.optional(),
    note: optionalLine(200),
  })
  .meta({ id: 'DeskWave' });

export type BulkRejection = z.infer<typeof bulkRejection>;
