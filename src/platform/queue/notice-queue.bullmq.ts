import type { Log } from '#src/kernel/log.ts';
import { createNoticeProducer } from './notice-producer.ts';
import type { NoticeQueue } from './notice-queue.ts';
import { createNoticeWorker } from './notice-worker.ts';
import { createQueueBackend, type QueueLocation } from './queue-backend.ts';
import { throttleErrors } from './throttle-log.ts';

type Options = {
  readonly place: QueueLocation;
  readonly log: Log;
  /** First part of every key in Redis, for a Redis that others use too. */
  readonly prefix?: string;
};

const NAME = 'staff-notices';

/** The notice queue on BullMQ. Opens nothing until it is used; jobs hold the event's id and nothing else. */
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
