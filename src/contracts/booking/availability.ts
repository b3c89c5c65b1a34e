import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import {
  calendarDate,
  choiceKey,
  id,
  mealType,
  onlinePartySize,
  timeOfDay,
} from '../common/fields.ts';

export const availabilitySearch = z
  .object({
    date: calendarDate(fieldMessage('date_required')),
    numberOfPeople: onlinePartySize,
    mealType,
    timeSlot: choiceKey(40, fieldMessage('turn_required')),
  })
  .meta({ id: 'AvailabilitySearch' });
export type AvailabilitySearch = z.infer<typeof availabilitySearch>;

export const availableSlot = z
  .object({
    tableId: id,
    timeSlotId: id,
    tableName: z.string(),
    slotDescription: z.string(),
    /**
     * Number of people who can book the table: its capacity or the free covers of the turn, if
     * fewer.
     */
    availableCapacity: z.int(),
    floor: z.int(),
    tableCapacity: z.int(),
    tableDescription: z.string().nullable(),
    suitable: z.boolean(),
  })
  .meta({ id: 'AvailableSlot' });
export type AvailableSlot = z.infer<typeof availableSlot>;

export const capacityInfo = z
  .object({
    bookedCovers: z.int(),
    maxCovers: z.int(),
    availableCovers: z.int(),
    canAccommodate: z.boolean(),
  })
  .meta({ id: 'CapacityInfo' });
export type CapacityInfo = z.infer<typeof capacityInfo>;

export const availability = z
  .object({
    availableSlots: z.array(availableSlot),
    capacityInfo,
    closed: z.boolean(),
    /**
     * True if the turn has begun, or begins within the lead time for online bookings (spec note 9).
     */
    begun: z.boolean(),
    /** Arrival times of the turn at which the kitchen cannot take the party's orders. */
    fullArrivalTimes: z.array(timeOfDay),
    /** Rooms that are closed on the date, each with the day on which it opens again. */
    closedRooms: z.array(z.object({ floor: z.int(), reopensOn: z.iso.date() })),
    message: z.string().nullable(),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof availability>;
