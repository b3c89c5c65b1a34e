import { useEffect, useState } from 'react';
import { venueDate, venueMinutes } from '#web/shared/dates/dates.ts';

const MINUTE_MS = 60_000;

export type VenueTime = { readonly date: string; readonly minutes: number };

const readVenueTime = (): VenueTime => {
  const now = new Date();
  return { date: venueDate(now), minutes: venueMinutes(now) };
};

/**
 * Returns date and minute of the day at the restaurant. Null on the server, whose cached pages are
 * valid all day.
 */
export const useVenueTime = (): VenueTime | null => {
  const [time, setTime] = useState<VenueTime | null>(null);
  useEffect(() => {
    const update = () => setTime(readVenueTime());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
};
