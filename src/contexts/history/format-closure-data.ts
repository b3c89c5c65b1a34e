import {
  closureService,
  closureServiceLabel,
  closureWeekdayLabel,
} from '#src/contracts/closures.ts';
import { type EventData, readPart, formatDay } from './format-event-fields.ts';

const formatService = (service: unknown): string => {
  const { data } = closureService.safeParse(service);
  return data ? closureServiceLabel[data].toLowerCase() : '';
};

export const formatClosureData = (data: EventData, ...holders: string[]): string => {
  const closure =
    holders.map((name) => readPart(data, name)).find((held) => held['service'] !== undefined) ?? {};
  const when = closure['date']
    ? formatDay(closure['date'])
    : (closureWeekdayLabel[closure['weekday'] as number] ?? '');
  return `${when}, ${formatService(closure['service'])}${closure['active'] === false ? ' (inattiva)' : ''}`;
};
