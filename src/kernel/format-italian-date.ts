const longDateFormat = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

export const formatLongDate = (date: string): string =>
  longDateFormat.format(new Date(`${date}T00:00:00Z`));

export const createInstantFormatter = (timeZone: string): ((instant: string) => string) => {
  const instantFormat = new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (instant) => instantFormat.format(new Date(instant));
};

/** Creates a function that formats an instant as HH:MM in the given time zone. */
export const createTimeFormatter = (timeZone: string): ((instant: string) => string) => {
  const timeFormat = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', timeZone });
  return (instant) => timeFormat.format(new Date(instant));
};
