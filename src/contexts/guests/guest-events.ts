import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * Telephone number, e-mail address and guest note of an entry are one row of the personal data store,
 * to which the commitments of `GuestRecorded` and `GuestNoteWritten` belong.
 */
export type GuestEvent =
  | DomainEvent<'GuestRecorded', Record<string, never>>
  | DomainEvent<'GuestNoteWritten', { deleted: boolean }>
  | DomainEvent<'GuestsMerged', { merged: string }>
  | DomainEvent<'GuestsSeparated', { separated: string }>;

export const GUEST_STREAM_PREFIX = 'guest-';

export const toGuestStream = (id: string): string => GUEST_STREAM_PREFIX + id;

export const parseGuestId = (stream: string): string => stream.slice(GUEST_STREAM_PREFIX.length);
