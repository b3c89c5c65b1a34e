import type { LiveChange } from '#src/contracts/booking/reservation-desk.ts';

/** Lists that a change elsewhere may concern; names of the tags in web/shared/api/api.ts. */
export type LiveCacheTag =
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

const everyTag: readonly LiveCacheTag[] = [
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

const floorTags = ['Tables', 'TimeSlots', 'Capacity', 'Availability', 'Closures'] as const;

/** By what an event is about. A table or a closure may strand reservations, so the desk reads again as well. */
const tagsBySubject: Readonly<Record<string, readonly LiveCacheTag[]>> = {
  reservation: ['Reservations', 'Capacity', 'Availability', 'Tables', 'Closures'],
  quote: ['Quotes'],
  contact: ['Messages'],
  table: [...floorTags, 'Reservations'],
  'time-slot': [...floorTags, 'Reservations'],
  closure: [...floorTags, 'Reservations'],
  dish: ['Dishes'],
  drink: ['Drinks'],
};

/** The lists to read again; all of them for what is not known here, which is only slower. */
export const tagsForChange = ({ about }: Pick<LiveChange, 'about'>): readonly LiveCacheTag[] =>
  tagsBySubject[about] ?? everyTag;

/** Lists that are read again when the stream was away. */
export const allLiveTags = everyTag;

const announcements: Readonly<Record<string, string>> = {
  ReservationRequested: 'Nuova richiesta di prenotazione',
  QuoteRequested: 'Nuova richiesta di preventivo',
  ContactMessageReceived: 'Nuovo messaggio dal sito',
};

/** The sentence for something new that waits for the staff; null for every other change. */
export const announcementFor = ({ type }: Pick<LiveChange, 'type'>): string | null =>
  announcements[type] ?? null;
