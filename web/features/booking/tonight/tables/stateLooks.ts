import { color, tone } from '#web/shared/ui/theme/tokens.ts';
import type { TableState } from './describeTables.ts';

type Look = { readonly edge: string; readonly ground: string; readonly text: string };

/**
 * Colours of a table or a party. Each state also has a word, because colour alone is not
 * accessible.
 */
export const stateLook: Record<TableState, Look> = {
  free: { edge: color.green, ground: color.surface, text: tone.high.text },
  expected: { edge: color.azure, ground: color.ivory, text: color.text },
  soon: { edge: color.azure, ground: color.ivory, text: color.text },
  late: { edge: color.ochre, ground: tone.medium.ground, text: tone.medium.text },
  'very-late': { edge: color.pomegranate, ground: tone.low.ground, text: tone.low.text },
  arrived: { edge: color.green, ground: tone.high.ground, text: tone.high.text },
  seated: { edge: color.cobalt, ground: tone.night.ground, text: tone.night.text },
  closed: { edge: tone.off.edge, ground: tone.off.ground, text: tone.off.text },
  gone: { edge: tone.off.edge, ground: tone.off.ground, text: tone.off.text },
};
