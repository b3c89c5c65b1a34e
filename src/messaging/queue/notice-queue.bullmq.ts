import type { Log } from '#src/kernel/log.ts';
import { createNoticeProducer } from './notice-producer.ts';
import type { NoticeQueue } from './notice-queue.ts';
import { createNoticeWorker } from './notice-worker.ts';
import { createQueueBackend, type QueueLocation } from './redis-or-postgres-backend.ts';
import { throttleErrors } from './throttle-errors.ts';

type Options = {
  readonly location: QueueLocation;
  readonly log: Log;
  readonly prefix?: string;
};

const NAME = 'staff-notices';

export const createBullmqNoticeQueue = ({
  location,
  log,
  prefix = 'melagrana',
}: Options): NoticeQueue => {
  const onError = throttleErrors((error, suppressed) =>
    log.warn({ error, suppressed }, 'notice-queue: connection error'),
  );
  const onFailed = throttleErrors((error, suppressed) =>
    log.warn({ error, suppressed }, 'notice-queue: delivery failed, will retry'),
  );
  const shared = { name: NAME, prefix, onError };
  const producer = createNoticeProducer({
    ...shared,
    backend: createQueueBackend(location, 'add'),
  });
  let worker: ReturnType<typeof createNoticeWorker> | null = null;
  return {
    add: (notices) => producer.add(notices),
    work(handle) {
      worker ??= createNoticeWorker({
        ...shared,
        backend: createQueueBackend(location, 'work'),
        handle,
        onFailed,
      });
    },
    async close() {
      await Promise.all([producer.close(), worker?.close()]);
    },
  };
};
