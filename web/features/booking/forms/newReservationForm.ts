import { z } from 'zod';
import { deskEntry } from '#src/contracts/booking/reservation-desk-forms.ts';
import { type ReservationOrigin } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { DEFAULT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { toMovePayload, type SlotAndTableValues } from './fields/slotAndTableValues.ts';
import { createTextRule, slotAndTableShape } from './fields/slotAndTableSchema.ts';

export type NewReservationValues = SlotAndTableValues & {
  origin: Extract<ReservationOrigin, 'phone' | 'walk_in'>;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  notes: string;
};

export const emptyReservation = (
  date: string,
  origin: NewReservationValues['origin'],
): NewReservationValues => ({
  origin,
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  notes: '',
  reservationDate: date,
  timeSlotId: '',
  numberOfPeople: String(DEFAULT_PARTY_SIZE),
  tableId: '',
});

const [byPhone, atTheDoor] = deskEntry.options;
const guestShape = ({
  customerName,
  customerPhone,
  customerEmail,
  notes,
}: (typeof byPhone | typeof atTheDoor)['shape']) => ({
  customerName: createTextRule(customerName),
  customerPhone: createTextRule(customerPhone),
  customerEmail: createTextRule(customerEmail),
  notes: createTextRule(notes),
});

export const newReservationSchema: z.ZodType<NewReservationValues, NewReservationValues> =
  z.discriminatedUnion('origin', [
    z.object({ origin: z.literal('phone'), ...guestShape(byPhone.shape), ...slotAndTableShape }),
    z.object({
      origin: z.literal('walk_in'),
      ...guestShape(atTheDoor.shape),
      ...slotAndTableShape,
    }),
  ]);

export const toEntryPayload = (
  { origin, customerName, customerPhone, customerEmail, notes, ...seat }: NewReservationValues,
  reason: string | null,
): z.input<typeof deskEntry> => ({
  origin,
  customerName,
  customerPhone,
  customerEmail,
  notes,
  ...toMovePayload(seat, reason),
});
