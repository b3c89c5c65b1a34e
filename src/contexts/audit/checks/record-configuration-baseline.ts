import { CONFIGURATION_STREAM, type ConfigurationEvent } from '../audit-events.ts';
import type { ConfiguredTable } from '#src/event-log/audit-check.ts';
import { findUnrecordedRows } from './compare-configured-tables.postgres.ts';
import { claimBaseline } from './claim-configuration-baseline.postgres.ts';
import type { AppServices } from '#src/composition/app-services.ts';

/**
 * Records configured rows, such as tables and dishes, that are older than the events about their
 * changes. Does this only once.
 */
export const createBaselineRecorder =
  (
    { commands: { inTransaction, record, clock } }: AppServices,
    configuredTables: readonly ConfiguredTable[],
  ) =>
  (): Promise<void> =>
    inTransaction(async (tx) => {
      if (!(await claimBaseline(tx))) return;
      const rows = await findUnrecordedRows(tx, configuredTables);
      if (Object.keys(rows).length === 0) return;
      const recorded: ConfigurationEvent = { type: 'ConfigurationRecorded', data: { rows } };
      await record(tx, CONFIGURATION_STREAM, recorded, {
        at: clock.now().toISOString(),
        actor: 'system',
      });
    });
