import type { AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { z } from 'zod';
import type { ApiFailure } from '#web/shared/api/apiError.ts';
import type { guestDetailsSchema } from './details/guestDetailsSchema.ts';

/** `date` is null until the guest chooses one. The search then uses today's date. */
export type SearchDraft = {
  date: string | null;
  numberOfPeople: number;
  mealType: MealType;
  timeSlotId: string | null;
};

export type GuestDetails = z.input<typeof guestDetailsSchema>;

export type SearchedSlot = { date: string; numberOfPeople: number; slot: TimeSlotView };
export type ChosenTable = { tableId: string; tableName: string };

export type BookingFlow =
  | { step: 'searching' }
  /**
   * `conflict`: response with which the server refused the request, for example because the table
   * is taken.
   */
  | {
      step: 'choosing';
      searched: SearchedSlot;
      chosen: ChosenTable | null;
      conflict: ApiFailure | null;
    }
  /**
   * `attempt`: Idempotency-Key of the request. Unchanged content is sent again with the same key.
   */
  | { step: 'describing'; searched: SearchedSlot; chosen: ChosenTable; attempt: string };

/**
 * Parameters of the availability request. `timeSlot` is the slot's `turnKey` if it has one,
 * otherwise its id (spec note 6).
 */
export const toAvailabilitySearch = ({
  date,
  numberOfPeople,
  slot,
}: SearchedSlot): AvailabilitySearch => ({
  date,
  numberOfPeople,
  mealType: slot.mealType,
  timeSlot: slot.turnKey ?? slot.id,
});
