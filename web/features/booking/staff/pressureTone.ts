import type { Tone } from '../../../shared/ui/tokens.ts';
import type { Pressure } from '../pressure.ts';

/** Colours of specification §9: high pressure red, medium yellow, low green. The tones are named for guests, where full is low. */
export const pressureTone: Record<Pressure, Tone> = { high: 'low', medium: 'medium', low: 'high' };
