import { createOutboxRelay } from '#src/event-log/postgres/outbox/outbox-relay.ts';
import type { NoticeQueue } from '../queue/notice-queue.ts';
import { deliverGuestMails, type GuestDeliveryDeps } from './deliver-guest-mails.ts';
import { deliverNotices, type DeliveryDeps } from './deliver-notices.ts';

type Options = DeliveryDeps &
  GuestDeliveryDeps & {
    readonly databaseUrl: string;
    readonly queue: NoticeQueue;
  };

export type NoticePipeline = { start(): void; stop(): Promise<void> };

/**
 * Sends notices to staff and guests, from the outbox through the queue to the mail server. Several
 * processes may do this at the same time.
 */
export const createNoticePipeline = ({
  databaseUrl,
  queue,
  ...delivering
}: Options): NoticePipeline => {
  const relay = createOutboxRelay({
    databaseUrl,
    log: delivering.log,
    publish: (notices) => queue.add(notices),
    leaseS: delivering.pauses.leaseS,
  });
  return {
    start() {
      const toStaff = deliverNotices(delivering);
      const toGuests = deliverGuestMails(delivering);
      queue.work((batch) => (batch.audience === 'guest' ? toGuests(batch) : toStaff(batch)));
      relay.start();
    },
    async stop() {
      await relay.stop();
      await queue.close();
      await delivering.mailer.close();
    },
  };
};
