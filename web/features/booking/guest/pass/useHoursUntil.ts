import { useEffect, useState } from 'react';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { toMinutes, venueDate, venueMinutes } from '#web/shared/dates/dates.ts';

const MINUTE_MS = 60_000;
const MAX_HOURS = 6;

type Turn = Pick<ReservationStatusView, 'reservationDate' | 'startTime'>;

const hoursUntil = ({ reservationDate, startTime }: Turn, now: Date): number | null => {
  if (venueDate(now) !== reservationDate) return null;
  const minutes = toMinutes(startTime) - venueMinutes(now);
  return minutes < 0 || minutes > MAX_HOURS * 60 ? null : Math.round(minutes / 60);
};

/**
 * Returns the hours until a turn that begins soon, otherwise null. The first render returns null,
 * because it must equal the server's HTML.
 */
export const useHoursUntil = ({ reservationDate, startTime }: Turn): number | null => {
  const [hours, setHours] = useState<number | null>(null);
  useEffect(() => {
    const update = () =>
      setHours(hoursUntil({ reservationDate, startTime }, new Date(serverNow())));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [reservationDate, startTime]);
  return hours;
};
