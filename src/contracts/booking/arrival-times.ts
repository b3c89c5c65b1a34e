const QUARTER_MINUTES = 15;
const HOUR_MINUTES = 60;

/** Returns the minutes since midnight of `HH:mm`. */
export const parseMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MINUTES + minutes;
};
const formatMinutes = (minutes: number): string =>
  [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

type Turn = { readonly startTime: string; readonly endTime: string };

/** Lists the quarters of an hour of a turn. Includes the start of the turn, but not its end. */
export const listArrivalTimes = ({ startTime, endTime }: Turn): string[] => {
  const first = Math.ceil(parseMinutes(startTime) / QUARTER_MINUTES) * QUARTER_MINUTES;
  const count = Math.ceil((parseMinutes(endTime) - first) / QUARTER_MINUTES);
  return Array.from({ length: Math.max(0, count) }, (_, quarter) =>
    formatMinutes(first + quarter * QUARTER_MINUTES),
  );
};
