import type { Log } from '#src/kernel/log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { isSiteEmpty } from './is-site-empty.postgres.ts';

export const warnIfSiteEmpty = async (sql: Sql, log: Log): Promise<void> => {
  if (await isSiteEmpty(sql))
    log.warn(
      {},
      'bootstrap: no tables and no dishes configured; npm run db:seed adds demo data, or enter your own under /admin',
    );
};
