import type { venue } from '#src/venue.ts';

type Opening = (typeof venue.openingHours)[number];

/** Returns the name of a weekday, 0 for Sunday. The reference date 1 January 2023 was a Sunday. */
const weekdayName = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + weekday)),
  );

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const formatOpeningDays = ({ days, weekdays }: Opening, locale: string): string => {
  if (locale.startsWith('it')) return days;
  const ends = [...new Set([weekdays[0], weekdays.at(-1)])].filter((day) => day !== undefined);
  return capitalize(ends.map((day) => weekdayName(day, locale)).join(' – '));
};

export const formatTimeRange = ([from, to]: readonly [string, string]): string => `${from}–${to}`;

export const isOpenOn = ({ weekdays }: Opening, weekday: number): boolean =>
  (weekdays as readonly number[]).includes(weekday);
