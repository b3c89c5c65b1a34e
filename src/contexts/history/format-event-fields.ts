import { formatLongDate } from '#src/kernel/format-italian-date.ts';

/**
 * Data of any event. It is untyped, because the history must not depend on the contexts that define
 * the events.
 */
export type EventData = Readonly<Record<string, unknown>>;

export const formatValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

export const readPart = (data: EventData, name: string): EventData =>
  (data[name] ?? {}) as EventData;

export const formatDay = (date: unknown): string =>
  typeof date === 'string' ? formatLongDate(date) : 'una data';

export const formatPartySize = (covers: unknown): string =>
  `${formatValue(covers)} ${covers === 1 ? 'persona' : 'persone'}`;

export const formatTurnAndParty = (data: EventData, name = 'seat'): string => {
  const seat = readPart(data, name);
  const arrival = seat['arrivalTime'] ? ` (arrivo alle ${formatValue(seat['arrivalTime'])})` : '';
  return `${formatDay(seat['date'])}, ${formatValue(seat['slotStart'])} - ${formatValue(seat['slotEnd'])}${arrival}, ${formatPartySize(seat['covers'])}`;
};

export const formatSeat = (data: EventData, name = 'seat'): string => {
  const { tableName } = readPart(data, name);
  return `${formatTurnAndParty(data, name)}, ${tableName ? `tavolo ${formatValue(tableName)}` : 'tavolo da assegnare'}`;
};

export const holdsSeat = (data: EventData): boolean =>
  readPart(data, 'seat')['holdsSeat'] !== false;

export const formatOccasion = (data: EventData): string => {
  const { date, mealType, numberOfPeople } = readPart(data, 'occasion');
  return `${formatDay(date)}, ${formatValue(mealType)}, ${formatPartySize(numberOfPeople)}`;
};

const NOTES_LABELS: Record<string, string> = { written: 'note scritte', removed: 'note tolte' };

export const formatOfferChange = ({ quotedPrice, previousPrice, notes }: EventData): string => {
  const [now, before] = [quotedPrice, previousPrice].map((price) =>
    price ? formatValue(price) : 'nessuno',
  );
  return [
    ...(now === before ? [] : [`prezzo da ${before} a ${now}`]),
    ...[NOTES_LABELS[formatValue(notes)] ?? []].flat(),
  ].join(', ');
};

export const formatName = (data: EventData, ...holders: string[]): string => {
  const holder = holders
    .map((name) => readPart(data, name))
    .find((held) => held['name'] !== undefined);
  return `«${formatValue(holder?.['name'])}»`;
};

export const formatTimeSlot = (data: EventData, ...holders: string[]): string => {
  const slot =
    holders.map((name) => readPart(data, name)).find((held) => held['startTime'] !== undefined) ??
    {};
  return `${formatValue(slot['startTime'])} - ${formatValue(slot['endTime'])}`;
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
