import type { DomainEvent } from '#src/event-log/decider.ts';
import type { ContactEvent } from './contact-events.ts';

const MESSAGE_RECEIVED: ContactEvent['type'] = 'ContactMessageReceived';

/**
 * Composes the e-mail to staff. Leaves out the guest's message, because copies in mailboxes cannot
 * be erased.
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
