import { z } from 'zod';
import { deskEntry, type ReservationOrigin } from '../../../../../src/contracts/desk.ts';
import { DEFAULT_PARTY } from '../../../../../src/contracts/limits.ts';
import { seatWanted, type SeatTyped } from './seat.ts';
import { asTyped, seatShape } from './seatSchema.ts';

/** A telephone or walk-in booking as the form holds it. */
export type EntryTyped = SeatTyped & {
  origin: Exclude<ReservationOrigin, 'online'>;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  notes: string;
};

export const blankEntry = (date: string): EntryTyped => ({
  origin: 'phone',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  notes: '',
  reservationDate: date,
  timeSlotId: '',
  numberOfPeople: String(DEFAULT_PARTY),
  tableId: '',
});

const [byPhone, atTheDoor] = deskEntry.options;
const guest = ({
  customerName,
  customerPhone,
  customerEmail,
  notes,
}: (typeof byPhone | typeof atTheDoor)['shape']) => ({
  customerName: asTyped(customerName),
  customerPhone: asTyped(customerPhone),
  customerEmail: asTyped(customerEmail),
  notes: asTyped(notes),
});

/** The contract's rules: who telephones leaves a number, who stands at the door need not. */
export const entrySchema: z.ZodType<EntryTyped, EntryTyped> = z.discriminatedUnion('origin', [
  z.object({ origin: z.literal('phone'), ...guest(byPhone.shape), ...seatShape }),
  z.object({ origin: z.literal('walk_in'), ...guest(atTheDoor.shape), ...seatShape }),
]);

/** What is sent; `reason` where a limit is passed. */
export const entryWanted = (
  { origin, customerName, customerPhone, customerEmail, notes, ...seat }: EntryTyped,
  reason: string | null,
): z.input<typeof deskEntry> => ({
  origin,
  customerName,
  customerPhone,
  customerEmail,
  notes,
  ...seatWanted(seat, reason),
});
