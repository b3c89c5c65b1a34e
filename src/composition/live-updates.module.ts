import { liveUpdatesController } from '#src/contexts/booking/http/live-updates.controller.ts';
import { createLogTail } from '#src/event-log/postgres/log-tail.ts';
import type { AppServices } from './app-services.ts';

export const liveRoutes = ({ pool, sql, log, streams }: AppServices) => {
  const head = async () =>
    Number((await sql<{ pos: string }>('select pos::text from log_head'))[0]!.pos);
  const { follow } = createLogTail({ connection: pool.options, log });
  return liveUpdatesController({ follow, head, streams });
};
