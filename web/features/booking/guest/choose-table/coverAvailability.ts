import type { Availability, AvailableSlot } from '#src/contracts/booking/availability.ts';

export const hasFewCoversLeft = (left: number): boolean => left > 0 && left <= 10;

export const isTableSelectable = (
  { availableCapacity, suitable }: AvailableSlot,
  party: number,
): boolean => suitable && availableCapacity >= party;

/**
 * Returns how many people can still be seated, if fewer than `party`. Returns null if the capacity
 * is not the reason for the refusal.
 */
export const insufficientCapacity = (
  { availableSlots, capacityInfo, closed, begun }: Availability,
  party: number,
): number | null => {
  if (closed || begun || capacityInfo.canAccommodate) return null;
  if (capacityInfo.availableCovers < party) return capacityInfo.availableCovers;
  if (availableSlots.length === 0) return null;
  const largest = Math.max(...availableSlots.map(({ availableCapacity }) => availableCapacity));
  return largest < party ? largest : null;
};
