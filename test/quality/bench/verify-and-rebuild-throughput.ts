import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { compose } from '#src/composition/composition-root.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { openInstallation } from '#src/bootstrap/open-installation.ts';
import { loadConfig } from '#src/platform/config.ts';
import { appendBulkEvents } from '#test/support/builders/bulk-event-log.ts';
import type { BenchmarkRow } from './report-table.ts';

const BATCH = 2_000;

/**
 * Reads and hashes every event once. This is the baseline of the log verification, which must do
 * the same work.
 */
const hashAllEvents = async (sql: Sql): Promise<void> => {
  for (let from = 0, found = BATCH; found === BATCH;) {
    const rows = await sql<{ pos: string; canon: Buffer; prev: Buffer; hash: Buffer }>(
      `select pos::text, canon, prev, hash from event where pos > ? order by event.pos limit ${BATCH}`,
      [from],
    );
    for (const { canon, prev, hash } of rows)
      if (
        !createHash('sha256').update('melagrana/1').update(prev).update(canon).digest().equals(hash)
      )
        throw new Error('The log of the bench is not whole');
    found = rows.length;
    from = Number(rows.at(-1)?.pos ?? 0);
  }
};

export const measureEventLog = async (
  env: Readonly<Record<string, string>>,
  events: number,
): Promise<BenchmarkRow[]> => {
  const app = await openInstallation(loadConfig({ ...env, LOG_LEVEL: 'silent' }));
  try {
    const application = compose(app.context);
    const sql = application.sql;
    await appendBulkEvents(
      sql,
      events,
      await sql<TimeSlotView>(
        `select id::text, start_time "startTime", end_time "endTime", description from time_slots`,
      ),
    );
    const perSecond = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return events / ((performance.now() - began) / 1_000);
    };
    await hashAllEvents(sql);
    const ceiling = await perSecond(() => hashAllEvents(sql));
    const verified = await perSecond(async () => {
      const { flaw } = await application.audit.verify();
      if (flaw) throw new Error(flaw.message);
    });
    const rebuilt = await perSecond(application.rebuild);
    return [
      { what: 'verification of the log', unit: 'events/s', measured: verified, ceiling },
      { what: 'rebuild of the read models', unit: 'events/s', measured: rebuilt },
    ];
  } finally {
    await app.close();
  }
};
