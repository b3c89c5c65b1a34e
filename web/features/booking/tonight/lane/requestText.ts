import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';
import { formatMinutes } from '../book/describeVisit.ts';

const OLD_AFTER_MINUTES = 120;
const MINUTE_MS = 60_000;

/** Such as `2 · 21:45`, or `7 · dom 29 nov, 21:30` on another day than `today`. */
export const formatWanted = (
  {
    reservationDate,
    numberOfPeople,
    startTime,
  }: Pick<ReservationView, 'reservationDate' | 'numberOfPeople'> & { readonly startTime: string },
  today: string,
): string =>
  `${numberOfPeople} · ${reservationDate === today ? '' : `${formatShortDay(reservationDate)}, `}${startTime}`;

/** Null until the guest has waited for two hours. `now` is in epoch milliseconds. */
export const formatLongWait = (createdAt: string, now: number): string | null => {
  const minutes = Math.floor((now - Date.parse(createdAt)) / MINUTE_MS);
  if (minutes < OLD_AFTER_MINUTES) return null;
  const days = Math.floor(minutes / (24 * 60));
  if (days > 0) return `aspetta da ${days === 1 ? 'un giorno' : `${days} giorni`}`;
  return `aspetta da ${formatMinutes(minutes).replace("'", ' min')}`;
};

export type RequestKind = 'fits' | 'does-not-fit' | 'change';

export const kindOf = ({ fits }: Pick<OpenRequest, 'fits'>): RequestKind => {
  if (fits === null) return 'change';
  return fits ? 'fits' : 'does-not-fit';
};
