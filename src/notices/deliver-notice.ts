import type { DomainEvent } from '#src/event-log/decider.ts';
import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';

/** What the staff read of one event. Never a guest's data: mailboxes cannot be asked to forget. */
export type StaffEmailText = { readonly subject: string; readonly text: string };

/** The words for an event, or null when the staff need not hear of it. */
export type ComposeStaffEmail = (event: DomainEvent) => StaffEmailText | null;

export type DeliveryDeps = {
  readonly deliveries: DeliveryRecords;
  readonly composeEmail: ComposeStaffEmail;
  readonly mailer: Mailer;
  /** Where the staff read their mail. */
  readonly to: string;
  /** Right-hand side of every Message-ID. */
  readonly host: string;
  readonly log: Log;
};

const deliver = async (
  { deliveries, composeEmail: wordsFor, mailer, to, host, log }: DeliveryDeps,
  eventId: string,
) => {
  if (await deliveries.isDelivered(eventId)) return;
  const event = await deliveries.findEvent(eventId);
  // A queue that outlived its database, or serves another one too.
  if (!event) return log.warn({ eventId }, 'a notice of an unknown event was dropped');
  const messageId = `${eventId}@${host}`;
  const words = wordsFor(event);
  if (!words) return deliveries.record(eventId, 'none', messageId);
  const { where } = await mailer.send({ to, ...words, messageId });
  await deliveries.record(eventId, 'mail', messageId);
  log.info({ eventId, where }, 'staff notified');
};

/**
 * Tells the staff of one event: sends, then records. A crash in between sends again with the same Message-ID, which is
 * how mail programs and we recognise the double. One process sends one event once at a time.
 */
export const deliverNotice = (delivering: DeliveryDeps) => {
  const underWay = new Set<string>();
  return async ({ eventId }: { readonly eventId: string }): Promise<void> => {
    if (underWay.has(eventId)) return;
    underWay.add(eventId);
    try {
      await deliver(delivering, eventId);
    } finally {
      underWay.delete(eventId);
    }
  };
};
