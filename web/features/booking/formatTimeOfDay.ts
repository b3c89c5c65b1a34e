import { venue } from '#src/venue.ts';

const timeOfDayFormat = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: venue.timeZone,
});

/** ISO instant as venue time: `19:12`. */
export const formatTimeOfDay = (instant: string): string =>
  timeOfDayFormat.format(new Date(instant));
