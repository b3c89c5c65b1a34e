import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * Events of a contact message. `consentTextVersion` is the SHA-256 of the text that the sender
 * agreed to. Events until 28 November 2026 contain a date.
 */
export type ContactEvent =
  | DomainEvent<'ContactMessageReceived', { privacyConsent: true; consentTextVersion: string }>
  | DomainEvent<'MessageRead', Record<string, never>>
  | DomainEvent<'MessageUnread', Record<string, never>>;

export const CONTACT_STREAM_PREFIX = 'contact-';

export const toContactStream = (id: string): string => CONTACT_STREAM_PREFIX + id;

export const parseContactId = (stream: string): string =>
  stream.slice(CONTACT_STREAM_PREFIX.length);
