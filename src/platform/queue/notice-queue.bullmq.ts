import type { Log } from '#src/kernel/log.ts';
import { createNoticeProducer } from './notice-producer.ts';
import type { NoticeQueue } from './notice-queue.ts';
import { createNoticeWorker } from './notice-worker.ts';
import { createQueueBackend, type QueueLocation } from './queue-backend.ts';
import { throttleErrors } from './throttle-log.ts';

type Options = {
  readonly place: QueueLocation;
  readonly log: Log;
  /** Key prefix in a Redis that other programs share. */
  readonly prefix?: string;
};

const NAME = 'staff-notices';

/** Notice queue on BullMQ; connects on first use. Jobs contain the event id only. */
export const createBullmqNoticeQueue = ({
  place,
  log,
  prefix = 'melagrana',
}: Options): NoticeQueue => {
  const onTrouble = throttleErrors((error, keptBack) =>
    log.warn({ error, keptBack }, 'the notice queue is in trouble'),
  );
  const onFailed = throttleErrors((error, keptBack) =>
    log.warn({ error, keptBack }, 'a notice was not delivered, it is tried again'),
  );
  const shared = { name: NAME, prefix, onTrouble };
  const producer = createNoticeProducer({ ...shared, backend: createQueueBackend(place, 'add') });
  let worker: ReturnType<typeof createNoticeWorker> | null = null;
  return {
    add: (notice) => producer.add(notice),
    work(handle) {
      worker ??= createNoticeWorker({
        ...shared,
        backend: createQueueBackend(place, 'work'),
        handle,
        onFailed,
      });
    },
    async close() {
      await Promise.all([producer.close(), worker?.close()]);
    },
  };
};
