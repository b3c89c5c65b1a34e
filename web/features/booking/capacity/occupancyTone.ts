import type { Tone } from '#web/shared/ui/theme/tokens.ts';
import type { OccupancyLevel } from './occupancy.ts';

/** Colours of specification §9: high pressure red, medium yellow, low green. The tones are named for guests, where full is low. */
export const occupancyTone: Record<OccupancyLevel, Tone> = {
  high: 'low',
  medium: 'medium',
  low: 'high',
};
