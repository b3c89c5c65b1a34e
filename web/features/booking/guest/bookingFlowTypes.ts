import type { AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { z } from 'zod';
import type { ApiFailure } from '#web/shared/api/apiError.ts';
import type { guestDetailsSchema } from './details/guestDetailsSchema.ts';

/**
 * The guest's search. Null: the page uses the preset, which is the next meal with free tables.
 * `date` is empty after the guest cleared the field. `timeSlot` is the turn key or the id of a time
 * slot.
 */
export type SearchDraft = {
  date: string | null;
  numberOfPeople: number;
  mealType: MealType | null;
  timeSlot: string | null;
};

export type GuestDetails = z.input<typeof guestDetailsSchema>;

export type SearchedSlot = { date: string; numberOfPeople: number; slot: TimeSlotView };
export type ChosenTable = { tableId: string; tableName: string };
/** `any`: staff choose the table. */
export type TableChoice = 'any' | ChosenTable;

export type BookingFlow =
  | { step: 'searching' }
  /**
   * `conflict`: response with which the server refused the request, for example because another
   * guest took the table.
   */
  | {
      step: 'choosing';
      searched: SearchedSlot;
      /** Null while the guest looks at a room and has not chosen a table. */
      chosen: TableChoice | null;
      conflict: ApiFailure | null;
      /** The table that another guest booked while this guest filled in the form. */
      lost: ChosenTable | null;
    }
  /**
   * `attempt`: Idempotency-Key of the request. A repeated request with unchanged content has the
   * same key.
   */
  | { step: 'describing'; searched: SearchedSlot; chosen: TableChoice; attempt: string };

/** The guest's last choice after the search. Forward or a reload of the page restores it. */
export type LastChoice = { searched: SearchedSlot; chosen: TableChoice; attempt: string | null };

/**
 * Returns the parameters of the availability request. `timeSlot` is the slot's `turnKey` if it has
 * one, otherwise its id (spec note 6).
 */
export const toAvailabilitySearch = ({
  date,
  numberOfPeople,
  slot,
}: SearchedSlot): AvailabilitySearch => ({
  date,
  numberOfPeople,
  mealType: slot.mealType,
  timeSlot: toChoiceKey(slot),
});

export const toChoiceKey = ({ turnKey, id }: Pick<TimeSlotView, 'turnKey' | 'id'>): string =>
  turnKey ?? id;

export const isSameChoice = (a: TableChoice, b: TableChoice): boolean =>
  a === 'any' || b === 'any' ? a === b : a.tableId === b.tableId;

export const isSameSearch = (a: SearchedSlot, b: SearchedSlot): boolean =>
  a.date === b.date && a.numberOfPeople === b.numberOfPeople && a.slot.id === b.slot.id;
