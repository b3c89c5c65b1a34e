import type { LiveChange } from '../../../../../src/contracts/desk.ts';

/** Lists that a change elsewhere may concern; names of the tags in web/shared/api.ts. */
export type LiveTag =
  | 'Reservations'
  | 'Capacity'
  | 'Availability'
  | 'Tables'
  | 'TimeSlots'
  | 'Closures'
  | 'Quotes'
  | 'Messages'
  | 'Dishes'
  | 'Drinks';

const everything: readonly LiveTag[] = [
  'Reservations',
  'Capacity',
  'Availability',
  'Tables',
  'TimeSlots',
  'Closures',
  'Quotes',
  'Messages',
  'Dishes',
  'Drinks',
];

const floor = ['Tables', 'TimeSlots', 'Capacity', 'Availability', 'Closures'] as const;

/** By what an event is about. A table or a closure may strand reservations, so the desk reads again as well. */
const concerned: Readonly<Record<string, readonly LiveTag[]>> = {
  reservation: ['Reservations', 'Capacity', 'Availability', 'Tables', 'Closures'],
  quote: ['Quotes'],
  contact: ['Messages'],
  table: [...floor, 'Reservations'],
  'time-slot': [...floor, 'Reservations'],
  closure: [...floor, 'Reservations'],
  dish: ['Dishes'],
  drink: ['Drinks'],
};

/** The lists to read again; all of them for what is not known here, which is only slower. */
export const listsTouchedBy = ({ about }: Pick<LiveChange, 'about'>): readonly LiveTag[] =>
  concerned[about] ?? everything;

/** Lists that are read again when the stream was away. */
export const allLists = everything;

const news: Readonly<Record<string, string>> = {
  ReservationRequested: 'Nuova richiesta di prenotazione',
  QuoteRequested: 'Nuova richiesta di preventivo',
  ContactMessageReceived: 'Nuovo messaggio dal sito',
};

/** The sentence for something new that waits for the staff; null for every other change. */
export const newsIn = ({ type }: Pick<LiveChange, 'type'>): string | null => news[type] ?? null;
