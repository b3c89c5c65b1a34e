import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import type { ReservationListQuery } from '../reservationsApi.ts';

export const emptyListText = ({ date, status, q }: ReservationListQuery): string => {
  if (q) return `Nessuna prenotazione trovata per «${q}»`;
  if (status !== 'all') return 'Nessuna prenotazione in questo gruppo';
  return date
    ? `Nessuna prenotazione per ${formatLongDate(date)}`
    : 'Nessuna prenotazione ricevuta';
};
