import { formatLongDate } from '#src/kernel/format-italian-date.ts';

/**
 * Data of any event. It is untyped, because stored events of older versions lack fields.
 */
export type EventData = Readonly<Record<string, unknown>>;

/** The Italian sentence of each event type, for the history. Each context writes those of its events. */
export type EventSentences = Readonly<Record<string, (data: EventData) => string>>;

export const formatValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

export const readPart = (data: EventData, name: string): EventData =>
  (data[name] ?? {}) as EventData;

export const formatDay = (date: unknown): string =>
  typeof date === 'string' ? formatLongDate(date) : 'una data';

export const formatPartySize = (covers: unknown): string =>
  `${formatValue(covers)} ${covers === 1 ? 'persona' : 'persone'}`;

/** Returns the label of a code in lower case, or null for an unknown code. */
export const findLowerCaseLabel = (
  labels: Readonly<Record<string, string>>,
  code: unknown,
): string | null => {
  const label = labels[formatValue(code)];
  return label ? label.charAt(0).toLowerCase() + label.slice(1) : null;
};

export const formatName = (data: EventData, ...holders: string[]): string => {
  const holder = holders
    .map((name) => readPart(data, name))
    .find((held) => held['name'] !== undefined);
  return `«${formatValue(holder?.['name'])}»`;
};

export const formatDifference = (data: EventData, before: string, after: string): string => {
  const [was, is] = [readPart(data, before), readPart(data, after)];
  return Object.keys(is)
    .filter((key) => formatField(was[key]) !== formatField(is[key]))
    .map((key) => `${FIELD_LABELS[key] ?? key}: ${formatField(was[key])} → ${formatField(is[key])}`)
    .join('; ');
};

const formatField = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (Array.isArray(value)) return value.join(' ') || '–';
  if (typeof value === 'object' && value !== null) return Object.values(value).join(', ');
  return SHAPES[formatValue(value)] ?? (formatValue(value) || '–');
};

const SHAPES: Record<string, string> = { round: 'tondo', square: 'quadrato', rectangle: 'lungo' };

const FIELD_LABELS: Record<string, string> = {
  name: 'nome',
  price: 'prezzo',
  category: 'categoria',
  subcategory: 'sottocategoria',
  allergens: 'allergeni',
  diets: 'diete',
  isHomemade: 'fatto in casa',
  isFrozen: 'surgelato',
  availableFrom: 'di stagione dal',
  availableTo: 'di stagione fino al',
  seasonFrom: 'di stagione dal',
  seasonTo: 'di stagione fino al',
  closedUntil: 'chiusa fino al',
  isAvailable: 'disponibile',
  alcoholContent: 'gradazione',
  imageUrl: 'immagine',
  isShown: 'sul sito',
  floor: 'piano',
  capacity: 'capacità',
  capacityMin: 'minimo',
  joinGroup: 'tavoli da accostare',
  isActive: 'attivo',
  position: 'posto sulla pianta',
  shape: 'forma',
  startTime: 'inizio',
  endTime: 'fine',
  description: 'descrizione',
  maxCovers: 'coperti per turno',
  date: 'data',
  weekday: 'giorno',
  service: 'servizio',
  active: 'attiva',
};
