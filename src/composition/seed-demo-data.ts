import { seedFloor } from '#src/contexts/booking/floor/seed/seed-floor.postgres.ts';
import { DEMO_STREAM, type DemoEvent } from '#src/contexts/catalogue/menu-events.ts';
import { seedCatalogue } from '#src/contexts/catalogue/seed-catalogue.postgres.ts';
import type { SeedReport } from '#src/contracts/catalogue/menu-views.ts';
import { findUnrecordedRows } from '#src/contexts/audit/checks/compare-configured-tables.postgres.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { ConfiguredTable } from '#src/event-log/audit-check.ts';
import type { AppServices } from './app-services.ts';
import { lockSeed } from './seed-lock.postgres.ts';

export type SeedDemoData = (actor?: Actor) => Promise<SeedReport>;

/**
 * Creates a function that adds missing demo data and records it as an event. A second run changes
 * nothing.
 */
export const createDemoSeed =
  (
    { commands: { inTransaction, record, clock } }: AppServices,
    tablesByContext: (readonly ConfiguredTable[])[],
  ): SeedDemoData =>
  (actor = 'system') =>
    inTransaction(async (tx) => {
      await lockSeed(tx);
      const configuredTables = tablesByContext.flat();
      const before = await findUnrecordedRows(tx, configuredTables);
      const report: SeedReport = { ...(await seedFloor(tx)), ...(await seedCatalogue(tx)) };
      if (Object.values(report).every((added) => added === 0)) return report;
      /*
       * The event contains only rows added by this call. The audit must still detect an earlier row
       * that was added without an event.
       */
      const rows = Object.fromEntries(
        Object.entries(await findUnrecordedRows(tx, configuredTables)).filter(
          ([key]) => !(key in before),
        ),
      );
      const told: DemoEvent = { type: 'DemoDataAdded', data: { ...report, rows } };
      await record(tx, DEMO_STREAM, told, { at: clock.now().toISOString(), actor });
      return report;
    });
