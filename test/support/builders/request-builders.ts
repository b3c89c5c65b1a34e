import { randomUUID } from 'node:crypto';
import type { ReservationRequest } from '#src/contracts/booking/reservations.ts';
import type { DeskEntry } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { ContactMessage } from '#src/contracts/contact.ts';
import type { QuoteRequest } from '#src/contracts/private-events/quotes.ts';

export const exampleGuests = {
  agata: {
    customerName: 'Agata Prova',
    customerPhone: '+39 0935 000 101',
    customerEmail: 'agata@example.org',
  },
  bastiano: {
    customerName: 'Bastiano Esempio',
    customerPhone: '0935 000 102',
    customerEmail: null,
  },
  crocifissa: {
    customerName: 'Crocifissa D’Esempio',
    customerPhone: '333 000 0103',
    customerEmail: 'crocifissa@example.org',
  },
} as const;

/** A time slot on one date. */
export type Turn = { readonly reservationDate: string; readonly timeSlotId: string };

export const buildReservationRequest = (
  turn: Turn,
  over: Partial<ReservationRequest> = {},
): ReservationRequest => ({
  ...exampleGuests.agata,
  notes: null,
  tableId: null,
  numberOfPeople: 2,
  ...turn,
  ...over,
});

export const buildDeskEntry = (turn: Turn): DeskEntry => ({
  origin: 'phone',
  ...exampleGuests.bastiano,
  notes: null,
  tableId: null,
  numberOfPeople: 2,
  ...turn,
});

/** Number of different telephone numbers. A larger number would have too many digits. */
const TELEPHONES = 99_000_000;

/**
 * Builds a guest with unique contact data, because rate limits per guest would refuse repeated
 * requests.
 */
export const buildGuest = (number: number) => ({
  customerName: `Ospite Numero ${number}`,
  customerPhone: `0935 ${String(100_000 + (number % TELEPHONES))}`,
  customerEmail: null,
});

export const newIdempotencyKey = (): string => randomUUID();

export const buildQuoteRequest = (over: Partial<QuoteRequest> = {}): QuoteRequest => ({
  ...exampleGuests.agata,
  eventDate: '2027-06-19',
  mealType: 'cena',
  numberOfPeople: 50,
  menuIdeas: 'Antipasti di mare e una torta a tre piani',
  additionalNotes: 'Battesimo della nipote',
  celebration: null,
  ...over,
});

export const buildContactMessage = (over: Partial<ContactMessage> = {}): ContactMessage => ({
  name: 'Bastiano Esempio',
  email: 'bastiano@example.org',
  message: 'Avete un parcheggio vicino al locale?',
  privacyConsent: true,
  ...over,
});
