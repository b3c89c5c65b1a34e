import { liveUpdatesController } from '#src/contexts/booking/http/live-updates.controller.ts';
import { readHead } from '#src/event-log/postgres/audit/log-entries.ts';
import { createLogTail } from '#src/event-log/postgres/log-tail.ts';
import type { AppServices } from './app-services.ts';

export const liveRoutes = ({ maintenancePool, sql, log, streams }: AppServices) => {
  const head = async () => (await readHead(sql)).position;
  const { follow } = createLogTail({ connection: maintenancePool.options, log });
  return liveUpdatesController({ follow, head, streams });
};
