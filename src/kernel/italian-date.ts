// A calendar date has no zone: read and written in UTC it stays the same day everywhere.
const long = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

/** A calendar date (`yyyy-MM-dd`) as it stands in a letter to the staff: "sabato 13 marzo 2027". */
export const formatLongDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));

/** An instant on the clock of `timeZone`, as it stands in a letter: "13 marzo 2027, 20:50". */
export const createInstantFormatter = (timeZone: string): ((instant: string) => string) => {
  const moment = new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (instant) => moment.format(new Date(instant));
};
