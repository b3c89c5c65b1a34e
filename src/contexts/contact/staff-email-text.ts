import type { DomainEvent } from '#src/event-log/decider.ts';
import type { ContactEvent } from './contact-events.ts';

const MESSAGE_RECEIVED: ContactEvent['type'] = 'ContactMessageReceived';

/**
 * The words that the staff receive about a message, in Italian: not one of the sender's (a mailbox cannot forget).
 * Null: not an event of a message.
 *
 * @param adminUrl where the staff area is, in full.
 */
export const composeContactEmail =
  (adminUrl: string) =>
  ({ type }: DomainEvent) =>
    type === MESSAGE_RECEIVED
      ? {
          subject: 'Nuovo messaggio dal sito',
          text: `È arrivato un nuovo messaggio dal modulo di contatto, in attesa di risposta.\n\nArea riservata: ${adminUrl}\n`,
        }
      : null;
