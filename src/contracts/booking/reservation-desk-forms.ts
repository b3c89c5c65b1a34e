import { z } from 'zod';
import {
  calendarDate,
  customerEmail,
  customerName,
  customerPhone,
  id,
  optionalLine,
  optionalText,
  partySize,
  requiredLine,
} from '../common/fields.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { rejectionReason } from '../rejection-reasons.ts';
import { cancelReason } from './reservation-desk-schemas.ts';

/** Staff repeat a request with this reason if its refusal had `details.overridable: true`. */
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

/** A correction replaces every field. An optional field that is left out becomes empty. */
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

export const MAX_BULK_REJECTIONS = 200;

export const bulkRejection = z
  .strictObject({
    ids: z
      .array(id, 'Scegli almeno una richiesta')
      .min(1, 'Scegli almeno una richiesta')
      .max(MAX_BULK_REJECTIONS, `Al massimo ${MAX_BULK_REJECTIONS} richieste per volta`),
    rejectionReason: rejectionReason.optional(),
    note: optionalLine(200),
  })
  .meta({ id: 'DeskWave' });

export type BulkRejection = z.infer<typeof bulkRejection>;
