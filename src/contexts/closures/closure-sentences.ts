import {
  closureService,
  closureServiceLabel,
  closureWeekdayLabel,
} from '#src/contracts/closures.ts';
import {
  formatDay,
  readPart,
  type EventData,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';

const formatService = (service: unknown): string => {
  const { data } = closureService.safeParse(service);
  return data ? closureServiceLabel[data].toLowerCase() : '';
};

const formatClosureData = (data: EventData, ...holders: string[]): string => {
  const closure =
    holders.map((name) => readPart(data, name)).find((held) => held['service'] !== undefined) ?? {};
  const when = closure['date']
    ? formatDay(closure['date'])
    : (closureWeekdayLabel[closure['weekday'] as number] ?? '');
  return `${when}, ${formatService(closure['service'])}${closure['active'] === false ? ' (inattiva)' : ''}`;
};

export const closureSentences: EventSentences = {
  ClosureAdded: (data) => `Chiusura aggiunta: ${formatClosureData(data, 'closure')}.`,
  ClosureChanged: (data) => `Chiusura modificata: ${formatClosureData(data, 'closure')}.`,
  ClosureRemoved: (data) => `Chiusura eliminata: ${formatClosureData(data, 'was')}.`,
};
