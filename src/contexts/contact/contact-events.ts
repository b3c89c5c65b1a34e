import type { DomainEvent } from '../../event-log/decider.ts';

/** `consentTextVersion`: the date of the privacy page that the sender agreed to. */
export type ContactEvent =
  | DomainEvent<'ContactMessageReceived', { privacyConsent: true; consentTextVersion: string }>
  | DomainEvent<'MessageRead', Record<string, never>>
  | DomainEvent<'MessageUnread', Record<string, never>>;

export const CONTACT_STREAMS = 'contact-';

/** The stream of one message. */
export const contactStream = (id: string): string => CONTACT_STREAMS + id;

/** The message that a stream tells of. */
export const contactIn = (stream: string): string => stream.slice(CONTACT_STREAMS.length);
