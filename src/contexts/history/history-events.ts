import type { DomainEvent } from '../../event-log/decider.ts';

/** An administrator lets an auditor open personal data until an instant, or takes it back (null). */
export type HistoryEvents =
  | DomainEvent<'AuditorAdmitted', { auditorId: string; until: string | null }>;

export const admissionStream = (auditorId: string): string => `admission-${auditorId}`;
