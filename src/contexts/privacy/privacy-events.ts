import type { DomainEvent } from '../../event-log/decider.ts';

/** Why a person is erased before their time: they asked for it, they withdrew their consent, or it should never have been kept. */
export const ERASURE_REASONS = ['request', 'consent', 'unlawful'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];

/** Subjects are ids of the vault: once erased, they lead nowhere. */
export type PrivacyEvent =
  | DomainEvent<'PersonalDataOpened', { subjects: readonly string[]; purpose: 'request' }>
  | DomainEvent<'PersonalDataErased', { subjects: readonly string[]; reason: ErasureReason | 'retention' | 'allergies' | 'restore' }>;

/** Each opening and each erasure is a stream of its own. */
export const openingStream = (id: string): string => `opening-${id}`;
export const erasureStream = (id: string): string => `erasure-${id}`;
