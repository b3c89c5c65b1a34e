import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, type BackendFactory, type Job } from 'bullmq';
import pTimeout from 'p-timeout';
import type { HandleNotices, NoticeBatch } from './notice-queue.ts';

/**
 * Settings of BullMQ's worker. The lock of a job outlasts the slowest mail, because otherwise
 * another worker would send the mail again.
 */
const WORKER_OPTIONS = {
  concurrency: 4,
  lockDuration: 60_000,
  stalledInterval: 15_000,
  maxStalledCount: 1_000,
  runRetryDelay: 1_000,
  autorun: false,
} as const;

const RETRY_MS = 1_000;
const PROBE_TIMEOUT_MS = 1_000;
const MAX_HANDLER_MS = 15_000;

type Options = {
  readonly name: string;
  readonly prefix: string;
  readonly backend: BackendFactory;
  readonly handle: HandleNotices;
  readonly onError: (error: Error) => void;
  readonly onFailed: (error: Error) => void;
};

const trackRunning = (handle: HandleNotices) => {
  const running = new Set<Promise<void>>();
  const process = (job: Job<NoticeBatch>) => {
    const handled = handle(job.data).finally(() => running.delete(handled));
    running.add(handled);
    return handled;
  };
  return { running, process };
};

const openWorker = (
  { name, prefix, backend, onError, onFailed }: Options,
  process: (job: Job<NoticeBatch>) => Promise<void>,
) => {
  const worker = new Worker(name, process, { connection: {}, prefix, ...WORKER_OPTIONS }, backend);
  worker.on('error', onError);
  worker.on('failed', (_, error) => onFailed(error));
  return worker;
};

type NoticeWorker = ReturnType<typeof openWorker>;

/**
 * Returns false if the queue does not respond. In this case BullMQ's graceful close would never
 * end.
 */
const isReachable = (worker: NoticeWorker): Promise<boolean> =>
  pTimeout(worker.getBackend().getQueueMetaField('version'), {
    milliseconds: PROBE_TIMEOUT_MS,
  }).then(
    () => true,
    () => false,
  );

const closeWorker = async (
  worker: NoticeWorker,
  running: ReadonlySet<Promise<void>>,
  onError: (error: Error) => void,
): Promise<void> => {
  const reachable = await isReachable(worker);
  if (!reachable)
    await pTimeout(Promise.allSettled(running), {
      milliseconds: MAX_HANDLER_MS,
      message: 'notices are still being delivered',
    }).catch(onError);
  await pTimeout(worker.close(!reachable), {
    milliseconds: MAX_HANDLER_MS,
    message: 'closing the notice worker timed out',
  }).catch(onError);
  await worker.getBackend().close(true).catch(onError);
};

export const createNoticeWorker = (options: Options) => {
  const { handle, onError } = options;
  const { running, process } = trackRunning(handle);
  let worker = openWorker(options, process);
  let closed = false;

  const start = async () => {
    for (;;) {
      try {
        await worker.waitUntilReady();
        if (!closed) await worker.run();
        return;
      } catch (error) {
        onError(error as Error);
        await worker.getBackend().close(true).catch(onError);
        await sleep(RETRY_MS, undefined, { ref: false });
        if (closed) return;
        worker = openWorker(options, process);
      }
    }
  };
  void start();

  return {
    async close() {
      closed = true;
      await closeWorker(worker, running, onError);
    },
  };
};
