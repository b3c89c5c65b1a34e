import type { DomainEvent } from '#src/event-log/decider.ts';

export type CheckpointsEvent = DomainEvent<
  'CheckpointsRestarted',
  { known: number; found: number }
>;

/**
 * Records configuration that older versions stored without an event, such as restaurant tables and
 * dishes. `rows` maps the name of each stream to the first known state.
 */
export type ConfigurationEvent = DomainEvent<
  'ConfigurationRecorded',
  { rows: Readonly<Record<string, unknown>> }
>;

export const CONFIGURATION_STREAM = 'configuration';
export const toCheckpointsStream = (id: string): string => `checkpoints-${id}`;
