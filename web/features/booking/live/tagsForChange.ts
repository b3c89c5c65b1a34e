import type { LiveChange } from '#src/contracts/booking/reservation-desk.ts';

/** Subset of the tags in `web/shared/api/api.ts`. */
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

/** By event subject. Table, time slot and closure changes may affect reservations. */
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

/** Tags to invalidate; all for an unknown subject. */
export const tagsForChange = ({ about }: Pick<LiveChange, 'about'>): readonly LiveCacheTag[] =>
  tagsBySubject[about] ?? everyTag;

export const allLiveTags = everyTag;

const announcements: Readonly<Record<string, string>> = {
  ReservationRequested: 'Nuova richiesta di prenotazione',
  QuoteRequested: 'Nuova richiesta di preventivo',
  ContactMessageReceived: 'Nuovo messaggio dal sito',
};

/** Announcement for staff; null if none is needed. */
export const announcementFor = ({ type }: Pick<LiveChange, 'type'>): string | null =>
  announcements[type] ?? null;
