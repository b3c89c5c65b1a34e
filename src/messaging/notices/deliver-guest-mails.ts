import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type {
  DeliveryRecords,
  UndeliveredMessage,
} from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { keepAliveDuring } from './keep-alive.ts';
import { trackBatch, type BatchDeps } from './track-batch.ts';

/** Sends the mail about the event. Returns its Message-ID, or null if no mail is due. */
export type SendGuestMail = (event: RecordedEvent) => Promise<string | null>;

export type GuestDeliveryDeps = BatchDeps & {
  readonly deliveries: DeliveryRecords;
  readonly inTransaction: InTransaction;
  readonly sendGuestMail: SendGuestMail;
  /** Records in the event log that the guest was informed of the event. */
  readonly recordGuestInformed: (event: RecordedEvent) => Promise<void>;
  readonly host: string;
};

/**
 * Delivers one mail. Records the sending before the next steps, so their failure does not send the
 * mail again.
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
 * Sends the mails of one stream one at a time and in the order of its events, across all processes.
 * Records each delivery outside the transaction that holds the lock. Stops if the mail server is
 * unavailable.
 */
export const deliverGuestMails =
  (deps: GuestDeliveryDeps) =>
  async ({ eventIds }: { readonly eventIds: readonly string[] }): Promise<void> => {
    const batch = trackBatch(deps, 'guest', eventIds);
    const failures: unknown[] = [];
    try {
      for (const eventId of eventIds) {
        const error = await deliverOne(deps, eventId).catch((reason: unknown) => reason);
        if (error !== undefined) {
          failures.push(error);
          if (await batch.recordFailure([eventId], error)) break;
        } else batch.markDone(eventId);
      }
    } finally {
      batch.end();
    }
    if (failures.length > 0) throw failures[0];
  };
