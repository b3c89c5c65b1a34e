import type { Tone } from '#web/shared/ui/theme/tokens.ts';
import type { OccupancyLevel } from './occupancy.ts';

/** Tones are named after free capacity: a full slot has tone `low` (red). */
export const occupancyTone: Record<OccupancyLevel, Tone> = {
  high: 'low',
  medium: 'medium',
  low: 'high',
};
