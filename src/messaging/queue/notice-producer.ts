import { Queue, type BackendFactory } from 'bullmq';
import pTimeout from 'p-timeout';
import type { Notice } from './notice-queue.ts';

/** One attempt per job, because the outbox schedules the next attempt of a failed delivery. */
const JOB_OPTIONS = {
  attempts: 1,
  removeOnComplete: { age: 3_600, count: 1_000 },
  removeOnFail: { age: 86_400, count: 1_000 },
} as const;

const ADD_TIMEOUT_MS = 4_000;

/**
 * Derives a job id from a batch, because the queue ignores a repeated id. The id contains no colon,
 * because BullMQ separates its keys by colons.
 */
const toJobId = (notices: readonly Notice[]): string => {
  const [first, last] = [notices[0]!, notices.at(-1)!];
  return `${first.audience}-${first.eventId}-${first.publication}-${notices.length}-${last.eventId}`;
};

const splitByAudience = (notices: readonly Notice[]): Notice[][] =>
  (['staff', 'guest'] as const)
    .map((audience) => notices.filter((notice) => notice.audience === audience))
    .filter((batch) => batch.length > 0);

const addJob = (queue: Pick<Queue, 'add'>, batch: readonly Notice[]) =>
  queue.add(
    'notify',
    { eventIds: batch.map(({ eventId }) => eventId), audience: batch[0]!.audience },
    { jobId: toJobId(batch) },
  );

type Options = {
  readonly name: string;
  readonly prefix: string;
  readonly backend: BackendFactory;
  readonly onError: (error: Error) => void;
};

/**
 * Creates the producer, which reopens the queue after a failure. BullMQ itself never recovers from
 * a failed first connection.
 */
export const createNoticeProducer = ({ name, prefix, backend, onError }: Options) => {
  const open = () => {
    const queue = new Queue(
      name,
      { connection: {}, prefix, defaultJobOptions: JOB_OPTIONS },
      backend,
    );
    queue.on('error', onError);
    return queue;
  };
  let current: ReturnType<typeof open> | null = null;
  let closed = false;
  const closings = new Set<Promise<unknown>>();

  const discard = (queue: ReturnType<typeof open>) => {
    if (current === queue) current = null;
    const closing = queue
      .getBackend()
      .close(true)
      .catch(onError)
      .finally(() => closings.delete(closing));
    closings.add(closing);
  };

  return {
    async add(notices: readonly Notice[]) {
      if (closed) throw new Error('the notice queue is closed');
      const queue = (current ??= open());
      try {
        await pTimeout(Promise.all(splitByAudience(notices).map((batch) => addJob(queue, batch))), {
          milliseconds: ADD_TIMEOUT_MS,
          message: 'adding notices timed out',
        });
      } catch (error) {
        discard(queue);
        throw error;
      }
    },
    async close() {
      closed = true;
      if (current) discard(current);
      await Promise.all(closings);
    },
  };
};
