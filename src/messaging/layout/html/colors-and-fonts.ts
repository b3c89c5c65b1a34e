import type { Tone } from '../mail-view.ts';

/** The colours of the site, repeated here because mail programs do not know CSS variables. */
export const color = {
  page: '#EEDFC0',
  card: '#FFFCF5',
  box: '#FBF5E6',
  text: '#171A2C',
  mutedText: '#4A4A5C',
  blue: '#1C3F8F',
  night: '#12244F',
  deepNight: '#0B1838',
  nightBox: '#0F1D43',
  nightLine: '#3A5490',
  nightText: '#FBF5E6',
  nightMutedText: '#A9CBE0',
  yellow: '#F4C95A',
  yellowBorder: '#B9781A',
  line: '#D9C49B',
} as const;

/** Sign and colours of each tone. The sign has the same meaning as the colour. */
export const stateStyles: Record<Tone, { sign: string; background: string; text: string }> = {
  waiting: { sign: '○', background: '#FBEBC4', text: '#6D4409' },
  positive: { sign: '●', background: '#E2EBDA', text: '#1D4C3A' },
  negative: { sign: '■', background: '#F9DDD0', text: '#7E2E22' },
  neutral: { sign: '◆', background: '#DCE6F2', text: '#12244F' },
};

export const serif = "Fraunces,Georgia,'Times New Roman',serif";
export const sans = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
