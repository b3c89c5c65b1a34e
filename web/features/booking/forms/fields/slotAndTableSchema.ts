import { z } from 'zod';
import { deskMove } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { SlotAndTableValues } from './slotAndTableValues.ts';

const { reservationDate, timeSlotId, numberOfPeople } = deskMove.shape;

export const createTextRule = (rule: z.ZodType) =>
  z.string().superRefine((text, context) => {
    for (const { message } of rule.safeParse(text).error?.issues ?? [])
      context.addIssue({ code: 'custom', message });
  });

export const slotAndTableShape = {
  reservationDate: createTextRule(reservationDate),
  timeSlotId: z.string().min(1, 'Seleziona un turno').pipe(createTextRule(timeSlotId)),
  numberOfPeople: createTextRule(numberOfPeople),
  tableId: z.string(),
};

export const slotAndTableSchema: z.ZodType<SlotAndTableValues, SlotAndTableValues> =
  z.object(slotAndTableShape);
