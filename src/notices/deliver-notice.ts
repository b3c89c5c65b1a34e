import type { DomainEvent } from '#src/event-log/decider.ts';
import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';

/** This text contains no guest data, because sent mails cannot be erased. */
export type StaffEmailText = { readonly subject: string; readonly text: string };

export type ComposeStaffEmail = (event: DomainEvent) => StaffEmailText | null;

export type DeliveryDeps = {
  readonly deliveries: DeliveryRecords;
  readonly composeEmail: ComposeStaffEmail;
  readonly mailer: Mailer;
  readonly to: string;
  readonly host: string;
  readonly log: Log;
};

const deliver = async (
  { deliveries, composeEmail: wordsFor, mailer, to, host, log }: DeliveryDeps,
  eventId: string,
) => {
  if (await deliveries.isDelivered(eventId)) return;
  const event = await deliveries.findEvent(eventId);
  // The queue may outlive its database or serve another one, so the event can be unknown.
  if (!event) return log.warn({ eventId }, 'notices: dropped, unknown event');
  const messageId = `${eventId}@${host}`;
  const words = wordsFor(event);
  if (!words) return deliveries.record(eventId, 'none', messageId);
  const { where } = await mailer.send({ to, ...words, messageId });
  await deliveries.record(eventId, 'mail', messageId);
  log.info({ eventId, where }, 'notices: mail sent to staff');
};

/**
 * Sends a mail, then records its delivery. After a crash in between, a second mail has the same
 * Message-ID.
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
