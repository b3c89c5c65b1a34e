import { TOKENS, type Composition } from '#src/composition/composition-root.ts';
import type { Log } from '#src/kernel/log.ts';

export const warnIfSiteEmpty = async (container: Composition, log: Log): Promise<void> => {
  const [row] = await container.get(TOKENS.sql)<{ empty: boolean }>(
    'select not exists (select from tables) and not exists (select from menu_items) "empty"',
  );
  if (row?.empty)
    log.warn(
      {},
      'the site is empty: npm run db:seed adds sample tables, turns and dishes, or the staff enter their own under /admin',
    );
};
