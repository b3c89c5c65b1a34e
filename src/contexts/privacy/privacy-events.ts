import type { ErasureReason } from '#src/contracts/privacy.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/** Subjects are ids of the vault: once erased, they lead nowhere. */
export type PrivacyEvent =
  | DomainEvent<'PersonalDataOpened', { subjects: readonly string[]; purpose: 'request' }>
  | DomainEvent<
      'PersonalDataErased',
      { subjects: readonly string[]; reason: ErasureReason | 'retention' | 'allergies' | 'restore' }
    >;

/** Each opening and each erasure is a stream of its own. */
export const toOpeningStream = (id: string): string => `opening-${id}`;
export const toErasureStream = (id: string): string => `erasure-${id}`;
