import {
  closureServiceLabel,
  closureWeekdayLabel,
  type ClosurePeriod,
} from '#src/contracts/closures.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';

export const formatClosureDay = ({ date, weekday, service }: ClosurePeriod): string =>
  `${date === null ? closureWeekdayLabel[weekday ?? 0] : formatLongDate(date)} (${closureServiceLabel[service]})`;
