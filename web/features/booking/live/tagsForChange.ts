import type { LiveChange } from '#src/contracts/booking/reservation-desk-schemas.ts';

export type LiveCacheTag =
  | 'ReservationList'
  | 'Reservations'
  | 'ServiceDays'
  | 'WaitingList'
  | 'Capacity'
  | 'Availability'
  | 'Tables'
  | 'TimeSlots'
  | 'Closures'
  | 'TurnLimits'
  | 'Quotes'
  | 'Messages'
  | 'Dishes'
  | 'Drinks'
  | 'Photographs';

const everyTag: readonly LiveCacheTag[] = [
  'ReservationList',
  'Reservations',
  'ServiceDays',
  'WaitingList',
  'Capacity',
  'Availability',
  'Tables',
  'TimeSlots',
  'Closures',
  'TurnLimits',
  'Quotes',
  'Messages',
  'Dishes',
  'Drinks',
  'Photographs',
];

const floorTags = ['Tables', 'TimeSlots', 'Capacity', 'Availability', 'Closures'] as const;

/**
 * Cache tags to invalidate, by kind of the changed record. Changes of tables, time slots and
 * closures can also affect reservations. The data loads in the order of the tags. The list of
 * reservations is first, because it takes longest.
 */
const tagsBySubject: Readonly<Record<string, readonly LiveCacheTag[]>> = {
  reservation: [
    'ReservationList',
    'Reservations',
    'Capacity',
    'Availability',
    'Closures',
    'TurnLimits',
  ],
  'waiting-list': ['WaitingList', 'Capacity', 'Availability'],
  'service-day': ['ServiceDays'],
  quote: ['Quotes'],
  contact: ['Messages'],
  guest: ['Reservations'],
  table: [...floorTags, 'Reservations'],
  'time-slot': [...floorTags, 'Reservations'],
  closure: [...floorTags, 'Reservations'],
  'turn-limit': ['TurnLimits', 'Capacity', 'Availability', 'Tables'],
  dish: ['Dishes'],
  drink: ['Drinks'],
  photograph: ['Photographs'],
};

export const tagsForChange = ({ about }: Pick<LiveChange, 'about'>): readonly LiveCacheTag[] =>
  tagsBySubject[about] ?? everyTag;

export const allLiveTags = everyTag;

const announcements: Readonly<Record<string, string>> = {
  ReservationRequested: 'Nuova richiesta di prenotazione',
  OfferAccepted: 'Posto accettato dalla lista d’attesa',
  QuoteRequested: 'Nuova richiesta di preventivo',
  ContactMessageReceived: 'Nuovo messaggio dal sito',
};

export const announcementFor = ({ type }: Pick<LiveChange, 'type'>): string | null =>
  announcements[type] ?? null;
