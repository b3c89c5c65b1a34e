import { liveUpdatesController } from './http/live-updates.controller.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import { createEventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import type { AppServices } from '#src/composition/app-services.ts';

export const createLiveUpdateRoutes = ({ maintenancePool, sql, log, streams }: AppServices) => {
  const head = async () => (await readHead(sql)).position;
  const { subscribe: follow } = createEventSubscriptions({
    connection: maintenancePool.options,
    log,
  });
  return liveUpdatesController({ follow, head, streams });
};
