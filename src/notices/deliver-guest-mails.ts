import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type {
  DeliveryRecords,
  UndeliveredMessage,
} from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';

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

const KEEP_ALIVE_MS = 2_000;

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

/** A mail server may need longer for one mail than PostgreSQL lets a transaction be silent. */
const keepAliveDuring = async (
  { deliveries }: GuestDeliveryDeps,
  tx: Sql,
  work: Promise<void>,
): Promise<void> => {
  const timer = setInterval(() => {
    void deliveries.keepAlive(tx).catch(() => undefined);
  }, KEEP_ALIVE_MS);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
};

const deliverOne = async (deps: GuestDeliveryDeps, eventId: string): Promise<void> =>
  deps.inTransaction(async (tx) => {
    const stream = await deps.deliveries.findStream(eventId);
    if (stream === null) return;
    await deps.deliveries.lockStream(tx, stream, 'guest');
    await keepAliveDuring(deps, tx, deliverEarlierAndThis(deps, eventId));
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
