import type { DomainEvent } from '#src/event-log/decider.ts';

/**
 * Records that an auditor may see personal data until the given instant. Null means that the access
 * was revoked.
 */
export type AuditorAccessEvent = DomainEvent<
  'AuditorAdmitted',
  { auditorId: string; until: string | null }
>;

/**
 * Records a restored backup, whose last log position is `head`. `lost` counts the later events that
 * a signed checkpoint covered and that the restore discarded.
 */
export type RestoreEvent = DomainEvent<
  'BackupRestored',
  { takenAt: string; head: number; lost: number }
>;

export type ClockEvent = DomainEvent<'ClockConfirmed', { leapDays: number }>;

export const toClockStream = (id: string): string => `clock-${id}`;

export const toRestoreStream = (id: string): string => `restore-${id}`;
export const toAuditorAccessStream = (auditorId: string): string => `admission-${auditorId}`;
