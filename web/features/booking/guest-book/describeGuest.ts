import {
  reservationOutcomeLabel,
  reservationStatusLabel,
} from '#src/contracts/booking/reservations.ts';
import type { GuestView } from '#src/contracts/guests.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';

const countOf = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;

/** Returns the number of visits, including the coming one, for example `4ª volta`. */
export const describeVisits = ({ visits }: Pick<GuestView, 'visits'>): string =>
  `${visits + 1}ª volta`;

/** Returns the number of no-shows and cancellations, or an empty text. */
export const describeAbsences = ({
  noShows,
  cancellations,
}: Pick<GuestView, 'noShows' | 'cancellations'>): string =>
  [
    countOf(noShows, 'volta non è venuto', 'volte non è venuto'),
    countOf(cancellations, 'disdetta', 'disdette'),
  ]
    .filter(Boolean)
    .join(' · ');

/** Names the other guests with the same number or address who are perhaps the same person. */
export const describePerhaps = ({ perhaps }: Pick<GuestView, 'perhaps'>): string =>
  `Forse la stessa persona: ${perhaps.map(({ name }) => name ?? 'senza nome').join(', ')}`;

/** Returns a warning that the guest already has an open reservation, or null. */
export const describeUpcoming = (
  { upcoming }: Pick<GuestView, 'upcoming'>,
  today: string,
): string | null => {
  if (!upcoming) return null;
  const { date, startTime, tableName } = upcoming;
  const day = date === today ? 'Oggi' : formatShortDay(date);
  return `${day} ha già prenotato: ${[startTime, tableName].filter(Boolean).join(', ')}`;
};

/** Returns a word for the outcome of an earlier reservation, or for its status. */
export const describeOutcome = ({
  status,
  outcome,
}: Pick<GuestView['history'][number], 'status' | 'outcome'>): string => {
  if (outcome) return reservationOutcomeLabel[outcome].toLowerCase();
  return status === 'completed' ? 'venuti' : reservationStatusLabel[status].toLowerCase();
};
