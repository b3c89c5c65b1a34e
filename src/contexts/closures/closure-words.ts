import { serviceLabel } from '../../contracts/closures.ts';
import { longDate } from '../../kernel/italian-date.ts';
import type { Closure } from './closure.ts';

const everyDay = [
  'ogni domenica',
  'ogni lunedì',
  'ogni martedì',
  'ogni mercoledì',
  'ogni giovedì',
  'ogni venerdì',
  'ogni sabato',
] as const;

/** "sabato 13 marzo 2027 (Solo cena)", "ogni lunedì (Tutto il giorno)" */
export const dayAndService = ({ date, weekday, service }: Closure): string =>
  `${date === null ? everyDay[weekday ?? 0] : longDate(date)} (${serviceLabel[service]})`;
