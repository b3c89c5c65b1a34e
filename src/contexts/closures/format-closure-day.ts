import { closureServiceLabel } from '#src/contracts/closures.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { Closure } from './closure-rules.ts';

const WEEKDAY_LABELS = [
  'ogni domenica',
  'ogni lunedì',
  'ogni martedì',
  'ogni mercoledì',
  'ogni giovedì',
  'ogni venerdì',
  'ogni sabato',
] as const;

export const formatClosureDay = ({ date, weekday, service }: Closure): string =>
  `${date === null ? WEEKDAY_LABELS[weekday ?? 0] : formatLongDate(date)} (${closureServiceLabel[service]})`;
