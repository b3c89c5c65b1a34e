import { type EventData, formatValue, readPart, formatDay } from './format-event-fields.ts';

const WEEKDAY_LABELS = [
  'ogni domenica',
  'ogni lunedì',
  'ogni martedì',
  'ogni mercoledì',
  'ogni giovedì',
  'ogni venerdì',
  'ogni sabato',
];

const SERVICE_LABELS: Record<string, string> = {
  all: 'tutto il giorno',
  lunch: 'solo pranzo',
  dinner: 'solo cena',
};

export const formatClosureData = (data: EventData, ...holders: string[]): string => {
  const closure =
    holders.map((name) => readPart(data, name)).find((held) => held['service'] !== undefined) ?? {};
  const when = closure['date']
    ? formatDay(closure['date'])
    : (WEEKDAY_LABELS[closure['weekday'] as number] ?? '');
  return `${when}, ${SERVICE_LABELS[formatValue(closure['service'])] ?? ''}${closure['active'] === false ? ' (inattiva)' : ''}`;
};
