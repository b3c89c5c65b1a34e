/**
 * Colours. Text colours have a contrast of at least 4.5:1 with the backgrounds on which they are
 * used.
 */
export const color = {
  navyDark: '#0B1838',
  navy: '#12244F',
  cobalt: '#1C3F8F',
  cobaltLight: '#2C5BB0',
  azure: '#5E93C9',
  skyBlue: '#A9CBE0',
  frost: '#DCE9EC',
  ochre: '#E2A12C',
  yellow: '#F4C95A',
  straw: '#F8DF9E',
  gold: '#B9781A',
  green: '#2C6A52',
  sage: '#9DBB8E',
  terracotta: '#B84A2A',
  coral: '#E0764A',
  peach: '#F3AE7C',
  brick: '#7E2E22',
  pomegranate: '#A31F38',
  plum: '#43203F',
  ivory: '#FBF5E6',
  surface: '#FFFCF5',
  sand: '#EEDFC0',
  linen: '#D9C49B',
  text: '#171A2C',
  textMuted: '#4A4A5C',
  edge: '#8A8578',
  line: '#1C3F8F33',
} as const;

export const tone = {
  high: { edge: color.green, ground: '#E2EBDA', text: '#1D4C3A', detail: color.sage },
  medium: { edge: color.ochre, ground: '#FBEBC4', text: '#6D4409', detail: color.yellow },
  low: { edge: color.terracotta, ground: '#F9DDD0', text: color.brick, detail: color.peach },
  off: { edge: '#A9A497', ground: '#E6E1D4', text: '#54514A', detail: '#D8D2C2' },
  night: { edge: color.cobalt, ground: '#DCE6F2', text: color.navy, detail: color.skyBlue },
} as const;
export type Tone = keyof typeof tone;

export const font = {
  display: 'Fraunces, "Iowan Old Style", Georgia, serif',
  text: 'Figtree, system-ui, sans-serif',
} as const;

export const gutter = 'clamp(20px, 5.6vw, 96px)';
export const ease = 'cubic-bezier(.2, .7, .2, 1)';

export const media = {
  narrow: '@media (max-width: 51.25em)',
  /**
   * Top bars with less width have no room for the links in every language, and show the menu
   * button.
   */
  compactBar: '@media (max-width: 62.5em)',
  /** Matches phones with enlarged text, on which a line has fewer than 20 letters. */
  largeText: '@media (max-width: 19em)',
  medium: '@media (max-width: 73.75em)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

export const art = {
  frame: (name: string) => `url(/art/frames/${name}.svg)`,
  tile: (name: string) => `url(/art/tiles/${name}.svg)`,
  grain: 'url(/art/tiles/grain.png)',
} as const;
