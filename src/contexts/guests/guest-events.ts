import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * Events of an entry in the guest book. `GuestRecorded` and `GuestNoteWritten` carry a commitment
 * to its contact data and note, which are one row of the vault.
 */
export type GuestEvent =
  | DomainEvent<'GuestRecorded', Record<string, never>>
  | DomainEvent<'GuestNoteWritten', { deleted: boolean }>
  | DomainEvent<'GuestsMerged', { merged: string }>
  | DomainEvent<'GuestsDistinguished', { other: string }>
  | DomainEvent<'GuestsSeparated', { separated: string }>;

export const GUEST_STREAM_PREFIX = 'guest-';

export const toGuestStream = (id: string): string => GUEST_STREAM_PREFIX + id;

export const parseGuestId = (stream: string): string => stream.slice(GUEST_STREAM_PREFIX.length);
