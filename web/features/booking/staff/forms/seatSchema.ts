import { z } from 'zod';
import { deskMove } from '../../../../../src/contracts/desk.ts';
import type { SeatTyped } from './seat.ts';

const { reservationDate, timeSlotId, numberOfPeople } = deskMove.shape;

/** The contract's own rules on what was typed; the values stay texts, because the form goes on holding them. */
export const asTyped = (rule: z.ZodType) =>
  z.string().superRefine((text, context) => {
    for (const { message } of rule.safeParse(text).error?.issues ?? [])
      context.addIssue({ code: 'custom', message });
  });

export const seatShape = {
  reservationDate: asTyped(reservationDate),
  timeSlotId: z.string().min(1, 'Seleziona un turno').pipe(asTyped(timeSlotId)),
  numberOfPeople: asTyped(numberOfPeople),
  tableId: z.string(),
};

export const seatSchema: z.ZodType<SeatTyped, SeatTyped> = z.object(seatShape);
