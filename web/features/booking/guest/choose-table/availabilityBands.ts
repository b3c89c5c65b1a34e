import type {
  Availability,
  AvailableSlot,
  CapacityInfo,
} from '#src/contracts/booking/reservations.ts';
import { venue } from '#src/venue.ts';

export type AvailabilityBand = 'high' | 'medium' | 'low';

/** Above 60 % of the covers left is high, above 30 % medium, else low (specification §9). */
export const availabilityBand = (left: number, max: number): AvailabilityBand => {
  const share = max > 0 ? left / max : 0;
  if (share > 0.6) return 'high';
  return share > 0.3 ? 'medium' : 'low';
};

/** At 10 covers or fewer the visitor is warned; with none there is nothing left to hurry for. */
export const hasFewCoversLeft = (left: number): boolean => left > 0 && left <= 10;

export type Covers = { readonly left: number; readonly max: number };

/** Covers of a turn; a maximum of 75 where the server says nothing (specification §9). */
export const toCovers = (info: CapacityInfo | undefined): Covers => ({
  left: info?.availableCovers ?? venue.coversPerSlot,
  max: info?.maxCovers ?? venue.coversPerSlot,
});

/** A table below the party size, or kept for larger parties, is shown but cannot be chosen (specification §5). */
export const isTableSelectable = (
  { availableCapacity, suitable }: AvailableSlot,
  party: number,
): boolean => suitable && availableCapacity >= party;

/**
 * Places to name in 'Capacità insufficiente per N persone': what the turn, or the largest free table, still has when that
 * is less than the party. Null when capacity is not the reason.
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
