import type {
  Availability,
  AvailableSlot,
  CapacityInfo,
} from '#src/contracts/booking/availability.ts';
import { venue } from '#src/venue.ts';

export type AvailabilityBand = 'high' | 'medium' | 'low';

/** Level by share of free covers: high above 60 %, medium above 30 % (specification §9). */
export const availabilityBand = (left: number, max: number): AvailabilityBand => {
  const share = max > 0 ? left / max : 0;
  if (share > 0.6) return 'high';
  return share > 0.3 ? 'medium' : 'low';
};

export const hasFewCoversLeft = (left: number): boolean => left > 0 && left <= 10;

export type Covers = { readonly left: number; readonly max: number };

export const toCovers = (info: CapacityInfo | undefined): Covers => ({
  left: info?.availableCovers ?? venue.coversPerSlot,
  max: info?.maxCovers ?? venue.coversPerSlot,
});

export const isTableSelectable = (
  { availableCapacity, suitable }: AvailableSlot,
  party: number,
): boolean => suitable && availableCapacity >= party;

/**
 * Largest party that can still be seated, if smaller than `party`. Null when capacity is not the
 * problem.
 */
export const insufficientCapacity = (
  { availableSlots, capacityInfo, closed, begun }: Availability,
  party: number,
): number | null => {
  if (closed || begun) return null;
  if (capacityInfo.availableCovers < party) return capacityInfo.availableCovers;
  if (availableSlots.length === 0) return null;
  const largest = Math.max(...availableSlots.map(({ availableCapacity }) => availableCapacity));
  return largest < party ? largest : null;
};
