import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { SearchDraft, SearchedSlot } from '../bookingFlowTypes.ts';

/** Finds a time slot by its turn key or its id, because a link may contain either. */
export const findTimeSlot = (
  slots: readonly TimeSlotView[],
  timeSlot: string | null,
): TimeSlotView | null =>
  slots.find(
    ({ id, turnKey, isActive }) => isActive && (id === timeSlot || turnKey === timeSlot),
  ) ?? null;

/** Returns null unless the draft names a day, a turn and a party size that guests can book. */
export const toSearchedSlot = (
  { date, numberOfPeople, timeSlot }: SearchDraft,
  slots: readonly TimeSlotView[],
): SearchedSlot | null => {
  const slot = findTimeSlot(slots, timeSlot);
  return date && slot && numberOfPeople <= MAX_ONLINE_PARTY_SIZE
    ? { date, numberOfPeople, slot }
    : null;
};
