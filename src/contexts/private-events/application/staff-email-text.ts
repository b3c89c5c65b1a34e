import type { DomainEvent } from '#src/event-log/decider.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { QuoteEvent } from '../domain/quote-events.ts';

export type StaffEmailText = { readonly subject: string; readonly text: string };

type EmailHeading = { readonly subject: string; readonly opening: string };

type SilentType =
  | 'QuoteOfferChanged'
  | 'ProposalMade'
  | 'ProposalSent'
  | 'ProposalSeen'
  | 'QuoteContactNoted'
  | 'QuotePaymentNoted'
  | 'OptionSet'
  | 'HoldChosen'
  | 'QuoteApprovalUndone'
  | 'QuoteLost';
type NotifiedEvent = Exclude<QuoteEvent, { type: SilentType }>;

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
  ProposalAccepted: {
    subject: 'Proposta accettata',
    opening: 'Una proposta è stata accettata dal cliente.',
  },
  QuoteQuestionAsked: {
    subject: 'Domanda su un preventivo',
    opening: 'Il cliente di un preventivo ha una domanda, in attesa di risposta.',
  },
};

const isNotifiedEvent = (event: DomainEvent): event is NotifiedEvent =>
  Object.hasOwn(headings, event.type);

const readPrice = (event: NotifiedEvent): string | null => {
  switch (event.type) {
    case 'QuoteRequested':
    case 'QuoteQuestionAsked':
      return null;
    case 'ProposalAccepted':
      return event.data.price;
    case 'QuoteApproved':
    case 'QuoteRejected':
      return event.data.quotedPrice;
  }
};

/**
 * Composes the e-mail to staff. Leaves out the guest's text, because copies in mailboxes cannot be
 * erased.
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
