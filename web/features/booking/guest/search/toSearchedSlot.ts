import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { SearchDraft, SearchedSlot } from '../bookingFlowTypes.ts';

/** A link may name a time slot by its turn key or by its id. */
export const findTimeSlot = (
  slots: readonly TimeSlotView[],
  timeSlot: string | null,
): TimeSlotView | null =>
  slots.find(
    ({ id, turnKey, isActive }) => isActive && (id === timeSlot || turnKey === timeSlot),
  ) ?? null;

/** Null if the draft does not name a day, a turn and a party that guests can book. */
export const toSearchedSlot = (
  { date, numberOfPeople, timeSlot }: SearchDraft,
  slots: readonly TimeSlotView[],
): SearchedSlot | null => {
  const slot = findTimeSlot(slots, timeSlot);
  return date && slot && numberOfPeople <= MAX_ONLINE_PARTY_SIZE
    ? { date, numberOfPeople, slot }
    : null;
};
