import { longDate } from '../../kernel/italian-date.ts';

/** Data of any event, read by its names: the history speaks of all contexts and knows the types of none. */
export type Data = Readonly<Record<string, unknown>>;

/** A plain value of an event as text; whatever is no text, number or yes-no stays out. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

const part = (data: Data, name: string): Data => (data[name] ?? {}) as Data;

export const dayWords = (date: unknown): string =>
  typeof date === 'string' ? longDate(date) : 'una data';

const people = (covers: unknown): string =>
  `${textOf(covers)} ${covers === 1 ? 'persona' : 'persone'}`;

/** `sabato 13 marzo 2027, 19:00 - 20:50, 2 persone, tavolo Loggia 1` */
export const seatWords = (data: Data, name = 'seat'): string => {
  const seat = part(data, name);
  return `${dayWords(seat['date'])}, ${textOf(seat['slotStart'])} - ${textOf(seat['slotEnd'])}, ${people(seat['covers'])}, ${
    seat['tableName'] ? `tavolo ${textOf(seat['tableName'])}` : 'tavolo da assegnare'
  }`;
};

/** False for a request that holds no covers and no table until staff accept it. */
export const holdsSeat = (data: Data): boolean => part(data, 'seat')['holdsSeat'] !== false;

export const occasionWords = (data: Data): string => {
  const { date, mealType, numberOfPeople } = part(data, 'occasion');
  return `${dayWords(date)}, ${textOf(mealType)}, ${people(numberOfPeople)}`;
};

const NOTES: Record<string, string> = { written: 'note scritte', removed: 'note tolte' };

/** What staff changed of their offer: 'prezzo da € 900 a € 950, note scritte'. */
export const offerWords = ({ quotedPrice, previousPrice, notes }: Data): string => {
  const [now, before] = [quotedPrice, previousPrice].map((price) =>
    price ? textOf(price) : 'nessuno',
  );
  return [
    ...(now === before ? [] : [`prezzo da ${before} a ${now}`]),
    ...[NOTES[textOf(notes)] ?? []].flat(),
  ].join(', ');
};

export const nameIn = (data: Data, ...holders: string[]): string => {
  const holder = holders.map((name) => part(data, name)).find((held) => held['name'] !== undefined);
  return `«${textOf(holder?.['name'])}»`;
};

export const slotIn = (data: Data, ...holders: string[]): string => {
  const slot =
    holders.map((name) => part(data, name)).find((held) => held['startTime'] !== undefined) ?? {};
  return `${textOf(slot['startTime'])} - ${textOf(slot['endTime'])}`;
};

const WEEKDAYS = [
  'ogni domenica',
  'ogni lunedì',
  'ogni martedì',
  'ogni mercoledì',
  'ogni giovedì',
  'ogni venerdì',
  'ogni sabato',
];
const SERVICES: Record<string, string> = {
  all: 'tutto il giorno',
  lunch: 'solo pranzo',
  dinner: 'solo cena',
};

export const closureWords = (data: Data, ...holders: string[]): string => {
  const closure =
    holders.map((name) => part(data, name)).find((held) => held['service'] !== undefined) ?? {};
  const when = closure['date']
    ? dayWords(closure['date'])
    : (WEEKDAYS[closure['weekday'] as number] ?? '');
  return `${when}, ${SERVICES[textOf(closure['service'])] ?? ''}${closure['active'] === false ? ' (inattiva)' : ''}`;
};

/** What differs between two states, field by field: `price: € 9,00 → € 9,50`. */
export const differenceWords = (data: Data, before: string, after: string): string => {
  const [was, is] = [part(data, before), part(data, after)];
  const shown = (value: unknown) =>
    Array.isArray(value)
      ? value.join(' ') || '–'
      : value === true
        ? 'sì'
        : value === false
          ? 'no'
          : textOf(value) || '–';
  return Object.keys(is)
    .filter((key) => shown(was[key]) !== shown(is[key]))
    .map((key) => `${FIELDS[key] ?? key}: ${shown(was[key])} → ${shown(is[key])}`)
    .join('; ');
};

const FIELDS: Record<string, string> = {
  name: 'nome',
  price: 'prezzo',
  category: 'categoria',
  subcategory: 'sottocategoria',
  allergens: 'allergeni',
  diets: 'diete',
  isHomemade: 'fatto in casa',
  isFrozen: 'surgelato',
  isAvailable: 'disponibile',
  alcoholContent: 'gradazione',
  floor: 'piano',
  capacity: 'capacità',
  capacityMin: 'minimo',
  isActive: 'attivo',
  startTime: 'inizio',
  endTime: 'fine',
  description: 'descrizione',
  date: 'data',
  weekday: 'giorno',
  service: 'servizio',
  active: 'attiva',
};
