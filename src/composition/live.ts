import { liveUpdatesController } from '../contexts/booking/http/live.controller.ts';
import { createLogTail } from '../event-log/postgres/tail.ts';
import type { AppServices } from './house.ts';

/** What changes, as it changes, for whoever works at the desk. */
export const liveRoutes = ({ pool, sql, log, streams }: AppServices) => {
  const head = async () =>
    Number((await sql<{ pos: string }>('select pos::text from log_head'))[0]!.pos);
  const { follow } = createLogTail({ connection: pool.options, log });
  return liveUpdatesController({ follow, head, streams });
};
