import type { Log } from '../../kernel/log.ts';
import { noticeProducer } from './notice-producer.ts';
import type { NoticeQueue } from './notice-queue.ts';
import { noticeWorker } from './notice-worker.ts';
import { backendOf, type QueuePlace } from './queue-backend.ts';
import { quiet } from './quiet.ts';

type Options = {
  readonly place: QueuePlace;
  readonly log: Log;
  /** First part of every key in Redis, for a Redis that others use too. */
  readonly prefix?: string;
};

const NAME = 'staff-notices';

/** The notice queue on BullMQ. Opens nothing until it is used; jobs hold the event's id and nothing else. */
export const bullmqNotices = ({ place, log, prefix = 'melagrana' }: Options): NoticeQueue => {
  const onTrouble = quiet((error, keptBack) =>
    log.warn({ error, keptBack }, 'the notice queue is in trouble'),
  );
  const onFailed = quiet((error, keptBack) =>
    log.warn({ error, keptBack }, 'a notice was not delivered, it is tried again'),
  );
  const shared = { name: NAME, prefix, onTrouble };
  const producer = noticeProducer({ ...shared, backend: backendOf(place, 'add') });
  let worker: ReturnType<typeof noticeWorker> | null = null;
  return {
    add: (notice) => producer.add(notice),
    work(handle) {
      worker ??= noticeWorker({ ...shared, backend: backendOf(place, 'work'), handle, onFailed });
    },
    async close() {
      await Promise.all([producer.close(), worker?.close()]);
    },
  };
};
