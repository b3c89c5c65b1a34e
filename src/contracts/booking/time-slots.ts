import { z } from 'zod';
import { id, instant, mealType, timeOfDay } from '../common/fields.ts';
import { defineOperation } from '../common/api-operation.ts';

/**
 * Keys of the six initial time slots (specification §9). Time slots that staff added have no key.
 */
export const turnKey = z.enum([
  'pranzo_primo',
  'pranzo_secondo',
  'pranzo_terzo',
  'cena_primo',
  'cena_secondo',
  'cena_terzo',
]);
export type TurnKey = z.infer<typeof turnKey>;

export const timeSlotView = z
  .object({
    id,
    startTime: timeOfDay,
    endTime: timeOfDay,
    isActive: z.boolean(),
    description: z.string().nullable(),
    createdAt: instant,
    updatedAt: instant,
    turnKey: turnKey.nullable(),
    mealType,
    /** Covers of each turn of the slot. Limits of single dates are not included. */
    maxCovers: z.int(),
  })
  .meta({ id: 'TimeSlot' });
export type TimeSlotView = z.infer<typeof timeSlotView>;

export const listTimeSlots = defineOperation({
  name: 'listTimeSlots',
  method: 'get',
  path: '/api/time-slots',
  audience: 'public',
  summary: 'Booking time slots in order of start; visitors see the active ones, administrators all',
  answers: { 200: z.array(timeSlotView) },
});

export const DINNER_FROM = '17:00';
export const mealTypeOf = (startTime: string): z.infer<typeof mealType> =>
  startTime < DINNER_FROM ? 'pranzo' : 'cena';
