import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type {
  DeliveryRecords,
  UndeliveredMessage,
} from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { keepAliveDuring } from './keep-alive.ts';

/** Returns the Message-ID of the mail, or null if the guest is not to be written to. */
export type SendGuestMail = (event: RecordedEvent) => Promise<string | null>;

export type GuestDeliveryDeps = {
  readonly deliveries: DeliveryRecords;
  readonly inTransaction: InTransaction;
  readonly sendGuestMail: SendGuestMail;
  /** Records in the log that the guest was told of the event. */
  readonly recordGuestInformed: (event: RecordedEvent) => Promise<void>;
  readonly host: string;
};

/**
 * Sending is recorded before everything else, so a failure of the next step does not send the mail
 * again.
 */
const deliver = async (
  { deliveries, sendGuestMail, recordGuestInformed, host }: GuestDeliveryDeps,
  { event, sentAs }: UndeliveredMessage,
): Promise<void> => {
  const messageId = sentAs ?? (await sendGuestMail(event));
  if (messageId === null) {
    await deliveries.record([event.id], 'none', `none@${host}`, 'guest');
    return;
  }
  if (sentAs === null) await deliveries.recordSent(event.id, messageId, 'guest');
  await recordGuestInformed(event);
  await deliveries.record([event.id], 'mail', messageId, 'guest');
};

const deliverEarlierAndThis = async (deps: GuestDeliveryDeps, eventId: string): Promise<void> => {
  for (const undelivered of await deps.deliveries.findUndeliveredUpTo(eventId, 'guest'))
    await deliver(deps, undelivered);
};

const deliverOne = async (deps: GuestDeliveryDeps, eventId: string): Promise<void> =>
  deps.inTransaction(async (tx) => {
    const stream = await deps.deliveries.findStream(eventId);
    if (stream === null) return;
    await deps.deliveries.lockStream(tx, stream, 'guest');
    await keepAliveDuring(deps.deliveries, tx, deliverEarlierAndThis(deps, eventId));
  });

/**
 * Sends the mails of one reservation in the order of its events, and never two at the same time: a
 * lock holds back other processes. Each delivery is recorded outside the lock's transaction.
 */
export const deliverGuestMails =
  (deps: GuestDeliveryDeps) =>
  async ({ eventIds }: { readonly eventIds: readonly string[] }): Promise<void> => {
    const failures: unknown[] = [];
    for (const eventId of eventIds)
      await deliverOne(deps, eventId).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
