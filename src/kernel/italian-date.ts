const longDateFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

/** Formats a date like "sabato 13 marzo 2027". */
export const formatLongDate = (date: string): string =>
  longDateFormat.format(new Date(`${date}T00:00:00Z`));

/** Formats an instant like "13 marzo 2027, 20:50". */
export const createInstantFormatter = (timeZone: string): ((instant: string) => string) => {
  const instantFormat = new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (instant) => instantFormat.format(new Date(instant));
};
