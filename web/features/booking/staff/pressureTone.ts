import type { Tone } from '../../../shared/ui/tokens.ts';
import type { OccupancyLevel } from '../pressure.ts';

/** Colours of specification §9: high pressure red, medium yellow, low green. The tones are named for guests, where full is low. */
export const occupancyTone: Record<OccupancyLevel, Tone> = {
  high: 'low',
  medium: 'medium',
  low: 'high',
};
