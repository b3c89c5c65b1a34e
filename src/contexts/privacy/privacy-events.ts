import type { ErasureReason } from '#src/contracts/data-subject-requests.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';

/** Ids of records that staff confirmed as this person's, or declared as another person's. */
type IdentityDecisions = {
  confirmed?: readonly string[];
  distinct?: readonly string[];
};

export type PrivacyEvent =
  | DomainEvent<
      'PersonalDataOpened',
      { subjects: readonly string[]; purpose: 'request' } & IdentityDecisions
    >
  | DomainEvent<
      'PersonalDataErased',
      {
        subjects: readonly string[];
        reason: ErasureReason | 'retention' | 'allergies' | 'waiting_list' | 'restore';
      } & IdentityDecisions
    >;

export const toOpeningStream = (id: string): string => `opening-${id}`;
export const toErasureStream = (id: string): string => `erasure-${id}`;
