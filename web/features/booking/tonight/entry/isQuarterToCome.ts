import { toMinutes } from '#web/shared/dates/dates.ts';
import type { ServiceMoment } from '../serviceMoment.ts';

const QUARTER_MINUTES = 15;

/**
 * Returns false if the quarter of an hour that begins at `time` (`HH:mm`) of `date` has ended. The
 * current quarter is still to come.
 */
export const isQuarterToCome = (time: string, date: string, now: ServiceMoment): boolean =>
  date !== now.date || toMinutes(time) + QUARTER_MINUTES > now.minutes;
