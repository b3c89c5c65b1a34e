/** The palette, faces and measures of the house. Text on its ground holds 4.5:1 or more for every pair used. */
export const color = {
  notte: '#0B1838',
  notte2: '#12244F',
  cobalto: '#1C3F8F',
  cobalto2: '#2C5BB0',
  azzurro: '#5E93C9',
  celeste: '#A9CBE0',
  brina: '#DCE9EC',
  ocra: '#E2A12C',
  zolfo: '#F4C95A',
  paglia: '#F8DF9E',
  oro: '#B9781A',
  rame: '#2C6A52',
  salvia: '#9DBB8E',
  cotto: '#B84A2A',
  corallo: '#E0764A',
  pesca: '#F3AE7C',
  mattone: '#7E2E22',
  melagrana: '#A31F38',
  manganese: '#43203F',
  smalto: '#FBF5E6',
  latte: '#FFFCF5',
  sabbia: '#EEDFC0',
  lino: '#D9C49B',
  inchiostro: '#171A2C',
  inchiostro2: '#4A4A5C',
  /** Edges of inputs and the quiet lines between rows. */
  edge: '#8A8578',
  line: '#1C3F8F33',
} as const;

/** Fill, ground and text of a state, always together with words: colour alone says nothing. */
export const tone = {
  high: { edge: color.rame, ground: '#E2EBDA', text: '#1D4C3A', detail: color.salvia },
  medium: { edge: color.ocra, ground: '#FBEBC4', text: '#6D4409', detail: color.zolfo },
  low: { edge: color.cotto, ground: '#F9DDD0', text: color.mattone, detail: color.pesca },
  off: { edge: '#A9A497', ground: '#E6E1D4', text: '#54514A', detail: '#D8D2C2' },
  night: { edge: color.cobalto, ground: '#DCE6F2', text: color.notte2, detail: color.celeste },
} as const;
export type Tone = keyof typeof tone;

export const font = {
  display: 'Fraunces, "Iowan Old Style", Georgia, serif',
  text: 'Figtree, system-ui, sans-serif',
} as const;

export const gutter = 'clamp(20px, 5.6vw, 96px)';
export const ease = 'cubic-bezier(.2, .7, .2, 1)';

export const media = {
  narrow: '@media (max-width: 820px)',
  medium: '@media (max-width: 1180px)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

export const art = {
  frame: (name: string) => `url(/art/frames/${name}.svg)`,
  tile: (name: string) => `url(/art/tiles/${name}.svg)`,
  grain: 'url(/art/tiles/grain.png)',
} as const;
