// UTC on both sides: a calendar date has no time zone.
const long = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

/** Formats `yyyy-MM-dd` as "sabato 13 marzo 2027". */
export const formatLongDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));

/** Formats an ISO instant in `timeZone` as "13 marzo 2027, 20:50". */
export const createInstantFormatter = (timeZone: string): ((instant: string) => string) => {
  const moment = new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (instant) => moment.format(new Date(instant));
};
