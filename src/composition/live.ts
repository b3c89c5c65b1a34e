import { liveController } from '../contexts/booking/http/live.controller.ts';
import { logTail } from '../event-log/postgres/tail.ts';
import type { House } from './house.ts';

/** What changes, as it changes, for whoever works at the desk. */
export const liveRoutes = ({ pool, sql, log, streams }: House) => {
  const head = async () =>
    Number((await sql<{ pos: string }>('select pos::text from log_head'))[0]!.pos);
  const { follow } = logTail({ connection: pool.options, log });
  return liveController({ follow, head, streams });
};
