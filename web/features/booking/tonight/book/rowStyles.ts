import { css } from 'styled-components';
import { color } from '#web/shared/ui/theme/tokens.ts';
import type { VisitState } from './describeVisit.ts';

/** Up to this width, the requests have a separate tab. */
export const oneColumn = '@media (max-width: 56.25em)';
export const phone = '@media (max-width: 40em)';
/**
 * Matches windows that are too low for bars and a list that scrolls, such as those with enlarged
 * text. The whole page scrolls in them.
 */
export const low = '@media (max-width: 19em), (max-height: 26em)';
export const wide = '@media (min-width: 75em)';

/** Marks the chosen element in forced-colors mode, which removes the background colours. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

const stripes = (edge: string, ground: string) =>
  `repeating-linear-gradient(135deg, ${edge} 0 4px, ${ground} 4px 7px)`;

/**
 * Colour of the left edge of a row. Each state also has a word, because colour alone is not
 * accessible.
 */
export const edgeOf: Record<VisitState | 'without-table', string> = {
  expected: color.linen,
  soon: color.azure,
  late: color.ochre,
  'very-late': color.pomegranate,
  arrived: color.green,
  seated: color.cobalt,
  gone: '#A9A497',
  'without-table': stripes(color.terracotta, '#F9DDD0'),
};

const grounds: Partial<Record<VisitState, string>> = {
  late: '#FBEBC4',
  'very-late': '#F9DDD0',
  gone: color.ivory,
};

export const groundOf = (state: VisitState): string => grounds[state] ?? color.surface;

const textOfGone = '#54514A';

export const goneText = css`
  color: ${textOfGone};
  font-weight: 500;
`;
