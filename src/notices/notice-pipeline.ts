import { createOutboxRelay } from '#src/event-log/postgres/outbox/outbox-relay.ts';
import type { NoticeQueue } from '#src/platform/queue/notice-queue.ts';
import { deliverNotices, type DeliveryDeps } from './deliver-notices.ts';

type Options = DeliveryDeps & {
  readonly databaseUrl: string;
  readonly queue: NoticeQueue;
  readonly firstPauseS?: number;
};

export type NoticePipeline = { start(): void; stop(): Promise<void> };

/**
 * Sends e-mail notices to staff: from the outbox through the queue to the mail server. Several
 * processes may do this at the same time.
 */
export const createNoticePipeline = ({
  databaseUrl,
  queue,
  firstPauseS,
  ...delivering
}: Options): NoticePipeline => {
  const relay = createOutboxRelay({
    databaseUrl,
    log: delivering.log,
    publish: (notices) => queue.add(notices),
    ...(firstPauseS === undefined ? {} : { firstPauseS }),
  });
  return {
    start() {
      queue.work(deliverNotices(delivering));
      relay.start();
    },
    async stop() {
      await relay.stop();
      await queue.close();
      await delivering.mailer.close();
    },
  };
};
