import type { ReactNode } from 'react';
import { color } from '#web/shared/ui/theme/tokens.ts';

/** Size of the SVG of a chart. CSS scales it to the width of its card. */
export const SIZE = { width: 300, height: 190 } as const;

/** Font size of the labels in units of the SVG, at least 12 px on screen (`Chart`). */
export const LABEL_SIZE = 13;

export const STRIPES = 'chart-stripes';
export const DOTS = 'chart-dots';
export const fillOf = { solid: color.cobalt, stripes: `url(#${STRIPES})`, dots: `url(#${DOTS})` };
export type Fill = keyof typeof fillOf;

/**
 * Defines the fill patterns of all charts, which distinguish their parts without colour. Must be
 * rendered once per page.
 */
export const PatternDefinitions = () => (
  <defs>
    <pattern id={STRIPES} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={color.surface} />
      <path d="M-1 1 1-1M-1 7 7-1M5 7 7 5" stroke={color.terracotta} strokeWidth="1.8" />
    </pattern>
    <pattern id={DOTS} width="5" height="5" patternUnits="userSpaceOnUse">
      <rect width="5" height="5" fill={color.yellow} />
      <circle cx="2.5" cy="2.5" r="1" fill={color.navy} />
    </pattern>
  </defs>
);

export const axisStyle = {
  axisLine: { stroke: color.text },
  tickLine: false,
  tick: { fontSize: LABEL_SIZE, fill: color.text },
  interval: 0,
} as const;

export const strokeOf = (fill: Fill): string | undefined =>
  fill === 'solid' ? undefined : fill === 'stripes' ? color.terracotta : color.gold;

/**
 * Style of bar labels. Sets the fill, because labels would otherwise inherit the pattern of their
 * bar.
 */
export const labelStyle = { fill: color.text, fontSize: LABEL_SIZE, fontWeight: 650 } as const;

type KeyEntry = { readonly label: string; readonly mark: ReactNode };

export const ChartKey = ({ entries }: { entries: readonly KeyEntry[] }) => (
  <ul data-key>
    {entries.map(({ label, mark }) => (
      <li key={label}>
        <svg viewBox="0 0 14 12" aria-hidden="true">
          {mark}
        </svg>
        {label}
      </li>
    ))}
  </ul>
);

export const keySquare = (fill: Fill): ReactNode => (
  <>
    <PatternDefinitions />
    <rect x="1" y="1" width="11" height="10" fill={fillOf[fill]} stroke={strokeOf(fill)} />
  </>
);
