import type { DomainEvent } from '#src/event-log/decider.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';

export type StaffEmailText = { readonly subject: string; readonly text: string };

type EmailHeading = { readonly subject: string; readonly opening: string };

type NotifiedEvent = Exclude<QuoteEvent, { type: 'QuoteOfferChanged' }>;

const headings: Record<NotifiedEvent['type'], EmailHeading> = {
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

const isNotifiedEvent = (event: DomainEvent): event is NotifiedEvent =>
  Object.hasOwn(headings, event.type);

const readPrice = (event: NotifiedEvent): string | null =>
  event.type === 'QuoteRequested' ? null : event.data.quotedPrice;

/**
 * The e-mail to staff leaves out the guest's text, because copies in mailboxes cannot be erased.
 */
export const composeQuoteEmail =
  (adminUrl: string) =>
  (event: DomainEvent): StaffEmailText | null => {
    if (!isNotifiedEvent(event)) return null;
    const { subject, opening } = headings[event.type];
    const { date: day, mealType, numberOfPeople } = event.data.occasion;
    const date = formatLongDate(day);
    const price = readPrice(event);
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
