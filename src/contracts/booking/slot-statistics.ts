import { z } from 'zod';
import { id, timeOfDay } from '../common/fields.ts';
import { turnKey } from './time-slots.ts';

const floorCounts = z.object({ reservations: z.int(), people: z.int() });

export const slotStatistics = z
  .object({
    timeSlotId: id,
    startTime: timeOfDay,
    endTime: timeOfDay,
    description: z.string().nullable(),
    turnKey: turnKey.nullable(),
    bookedPeople: z.int(),
    reservationsCount: z.int(),
    /** Covers that are reserved for open offers of the waiting list and for change requests. */
    coversOnHold: z.int(),
    maxCovers: z.int(),
    floorBreakdown: z.object({
      '0': floorCounts,
      '1': floorCounts,
      '2': floorCounts,
      unassigned: floorCounts,
    }),
  })
  .meta({ id: 'SlotStatistics' });
export type SlotStatistics = z.infer<typeof slotStatistics>;
