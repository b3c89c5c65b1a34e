import { serviceLabel } from '../../contracts/closures.ts';
import type { Closure } from './closure.ts';

// A calendar date has no zone: read and written in UTC it stays the same day everywhere.
const longDate = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

const everyDay = ['ogni domenica', 'ogni lunedì', 'ogni martedì', 'ogni mercoledì', 'ogni giovedì', 'ogni venerdì', 'ogni sabato'] as const;

/** "sabato 13 marzo 2027 (Solo cena)", "ogni lunedì (Tutto il giorno)" */
export const dayAndService = ({ date, weekday, service }: Closure): string =>
  `${date === null ? everyDay[weekday ?? 0] : longDate.format(new Date(`${date}T00:00:00Z`))} (${serviceLabel[service]})`;
