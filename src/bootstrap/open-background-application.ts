import { compose } from '#src/composition/composition-root.ts';
import { entities } from '#src/composition/entities.ts';
import type { Application } from '#src/composition/application.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import type { Installation } from './open-installation.ts';

/** Upper limits of the connections of background work in a process that also serves requests. */
const POOL_CONNECTIONS = 8;
const ORM_CONNECTIONS = 3;
const NAME = 'melagrana background';

/**
 * Creates the services of jobs and notices with connections of their own, so a slow mail server
 * never takes the connections of requests. The caller must call `close`.
 */
export const openBackgroundApplication = async ({
  context,
  databaseUrl: url,
}: Installation): Promise<{ application: Application; close(): Promise<void> }> => {
  const pool = openConnectionPool({
    url,
    log: context.log,
    connections: POOL_CONNECTIONS,
    name: NAME,
  });
  const orm = await openOrm({ url, entities, connections: ORM_CONNECTIONS, name: NAME });
  return {
    application: compose({ ...context, pool, orm }),
    close: async () => {
      await pool.end();
      await orm.close(true);
    },
  };
};
