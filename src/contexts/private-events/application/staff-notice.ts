import type { DomainEvent } from '../../../event-log/decider.ts';
import { longDate } from '../../../kernel/italian-date.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';

export type StaffNotice = { readonly subject: string; readonly text: string };

type Heading = { readonly subject: string; readonly opening: string };

/** A correction of price or notes is told by the history alone. */
type Told = Exclude<QuoteEvent, { type: 'QuoteOfferChanged' }>;

const headings: Record<Told['type'], Heading> = {
  QuoteRequested: {
    subject: 'Nuova richiesta di preventivo',
    opening: 'È arrivata una nuova richiesta di preventivo, in attesa di risposta.',
  },
  QuoteApproved: {
    subject: 'Preventivo approvato',
    opening: 'Una richiesta di preventivo è stata approvata.',
  },
  QuoteRejected: {
    subject: 'Preventivo rifiutato',
    opening: 'Una richiesta di preventivo è stata rifiutata.',
  },
};

const isOfQuote = (event: DomainEvent): event is Told => Object.hasOwn(headings, event.type);

const priceIn = (event: Told): string | null =>
  event.type === 'QuoteRequested' ? null : event.data.quotedPrice;

/**
 * The words that the staff receive about a quote, in Italian, with no word about the guest (a mailbox cannot forget).
 * Null: not an event of a quote.
 *
 * @param adminUrl where the staff area is, in full.
 */
export const quoteNotice =
  (adminUrl: string) =>
  (event: DomainEvent): StaffNotice | null => {
    if (!isOfQuote(event)) return null;
    const { subject, opening } = headings[event.type];
    const { date: day, mealType, numberOfPeople } = event.data.occasion;
    const date = longDate(day);
    const price = priceIn(event);
    return {
      subject: `${subject}: ${date}, ${mealType}, ${numberOfPeople} ${numberOfPeople === 1 ? 'persona' : 'persone'}`,
      text: [
        opening,
        '',
        `Data dell’evento: ${date}`,
        `Pasto: ${mealType}`,
        `Persone: ${numberOfPeople}`,
        ...(price ? [`Prezzo proposto: ${price}`] : []),
        '',
        `Area riservata: ${adminUrl}`,
        '',
      ].join('\n'),
    };
  };
