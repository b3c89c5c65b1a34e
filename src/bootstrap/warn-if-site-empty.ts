import type { Composition } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { Log } from '#src/kernel/log.ts';

export const warnIfSiteEmpty = async (container: Composition, log: Log): Promise<void> => {
  const [row] = await container.get(TOKENS.sql)<{ empty: boolean }>(
    'select not exists (select from tables) and not exists (select from menu_items) "empty"',
  );
  if (row?.empty)
    log.warn(
      {},
      'bootstrap: no tables and no dishes configured; npm run db:seed adds demo data, or enter your own under /admin',
    );
};
