import type { Composition } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { Log } from '#src/kernel/log.ts';
import { isSiteEmpty } from './is-site-empty.postgres.ts';

export const warnIfSiteEmpty = async (container: Composition, log: Log): Promise<void> => {
  if (await isSiteEmpty(container.get(TOKENS.sql)))
    log.warn(
      {},
      'bootstrap: no tables and no dishes configured; npm run db:seed adds demo data, or enter your own under /admin',
    );
};
