import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';

/** Returns the Message-ID of the mail, or null if the guest is not to be written to. */
export type SendGuestMail = (event: RecordedEvent) => Promise<string | null>;

export type GuestDeliveryDeps = {
  readonly deliveries: DeliveryRecords;
  readonly inTransaction: InTransaction;
  readonly sendGuestMail: SendGuestMail;
  readonly host: string;
};

const deliverEarlierAndThis = async (
  { deliveries, sendGuestMail, host }: GuestDeliveryDeps,
  eventId: string,
): Promise<void> => {
  for (const event of await deliveries.findUndeliveredUpTo(eventId, 'guest')) {
    const messageId = await sendGuestMail(event);
    await deliveries.record(
      [event.id],
      messageId === null ? 'none' : 'mail',
      messageId ?? `none@${host}`,
      'guest',
    );
  }
};

const deliverOne = async (deps: GuestDeliveryDeps, eventId: string): Promise<void> =>
  deps.inTransaction(async (tx) => {
    const stream = await deps.deliveries.findStream(eventId);
    if (stream === null) return;
    await deps.deliveries.lockStream(tx, stream, 'guest');
    await deliverEarlierAndThis(deps, eventId);
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
