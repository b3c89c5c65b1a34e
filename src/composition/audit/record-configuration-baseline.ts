import {
  CONFIGURATION_STREAM,
  type ConfigurationEvent,
} from '#src/contexts/history/auditor-access-and-operations-events.ts';
import { findUnrecordedRows } from '#src/event-log/postgres/audit/compare-configured-tables.ts';
import { claimBaseline } from '#src/event-log/postgres/audit/claim-configuration-baseline.ts';
import type { AppServices } from '../app-services.ts';
import { configuredTables } from './create-audit-checks.ts';

/**
 * Records configured rows, such as tables and dishes, that are older than the events about their
 * changes. Does this only once.
 */
export const createBaselineRecorder =
  ({ commands: { inTransaction, record, clock } }: AppServices) =>
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
