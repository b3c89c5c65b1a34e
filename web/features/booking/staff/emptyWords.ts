import { longDate } from '../../../shared/italianDates.ts';
import type { DeskAsk } from './deskApi.ts';

/** What stands where no reservation is: the specification's words for an empty book, and why else nothing may show. */
export const emptyWords = ({ date, status, q }: DeskAsk): string => {
  if (q) return `Nessuna prenotazione trovata per «${q}»`;
  if (status !== 'all') return 'Nessuna prenotazione in questo gruppo';
  return date ? `Nessuna prenotazione per ${longDate(date)}` : 'Nessuna prenotazione ricevuta';
};
