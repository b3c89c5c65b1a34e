import type { DomainEvent } from '#src/event-log/decider.ts';

/** An administrator lets an auditor open personal data until an instant, or takes it back (null). */
export type AuditorAccessEvent = DomainEvent<
  'AuditorAdmitted',
  { auditorId: string; until: string | null }
>;

/**
 * The database is again what it was when a backup was taken. `head`: the last position of then; `lost`: how many sealed events
 * after it are no more, as far as the seals of this machine know.
 */
export type RestoreEvent = DomainEvent<
  'BackupRestored',
  { takenAt: string; head: number; lost: number }
>;

/** A person confirmed the clock after a leap of `leapDays`, so that jobs that act on time run again. */
export type ClockEvent = DomainEvent<'ClockConfirmed', { leapDays: number }>;

export const toClockStream = (id: string): string => `clock-${id}`;
/** A person began a new list of checkpoints. `known`: how many were remembered; `found`: how many were still there. */
export type CheckpointsEvent = DomainEvent<
  'CheckpointsRestarted',
  { known: number; found: number }
>;

/** The states of configured rows that had no event of their own, by stream. */
export type ConfigurationEvent = DomainEvent<
  'ConfigurationRecorded',
  { rows: Readonly<Record<string, unknown>> }
>;
export const CONFIGURATION_STREAM = 'configuration';

export const toCheckpointsStream = (id: string): string => `checkpoints-${id}`;
export const toRestoreStream = (id: string): string => `restore-${id}`;
export const toAuditorAccessStream = (auditorId: string): string => `admission-${auditorId}`;
