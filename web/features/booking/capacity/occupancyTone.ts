import type { Tone } from '#web/shared/ui/theme/tokens.ts';
import type { OccupancyLevel } from './occupancy.ts';

/** Tone names describe free capacity, so a full time slot has the tone `low` (red). */
export const occupancyTone: Record<OccupancyLevel, Tone> = {
  high: 'low',
  medium: 'medium',
  low: 'high',
};
