import type { ErasureReason } from '#src/contracts/data-subject-requests.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

export type PrivacyEvent =
  | DomainEvent<'PersonalDataOpened', { subjects: readonly string[]; purpose: 'request' }>
  | DomainEvent<
      'PersonalDataErased',
      {
        subjects: readonly string[];
        reason: ErasureReason | 'retention' | 'allergies' | 'waiting_list' | 'restore';
      }
    >;

export const toOpeningStream = (id: string): string => `opening-${id}`;
export const toErasureStream = (id: string): string => `erasure-${id}`;
