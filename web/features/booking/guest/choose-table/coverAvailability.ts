import type { Availability, AvailableSlot } from '#src/contracts/booking/availability.ts';

export const hasFewCoversLeft = (left: number): boolean => left > 0 && left <= 10;

const HIGH_SHARE = 0.6;
const MEDIUM_SHARE = 0.3;

/** Returns the band of the share of free covers: above 60 %, above 30 %, or lower (spec §4). */
export const coverBand = ({
  availableCovers,
  maxCovers,
}: Availability['capacityInfo']): 'high' | 'medium' | 'low' => {
  const share = availableCovers / maxCovers;
  if (share > HIGH_SHARE) return 'high';
  return share > MEDIUM_SHARE ? 'medium' : 'low';
};

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
