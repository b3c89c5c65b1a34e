// A calendar date has no zone: read and written in UTC it stays the same day everywhere.
const long = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });

/** A calendar date (`yyyy-MM-dd`) as it stands in a letter to the staff: "sabato 13 marzo 2027". */
export const longDate = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));
