import type { DomainEvent } from '../event-log/decider.ts';
import type { Deliveries } from '../event-log/postgres/deliveries.ts';
import type { Log } from '../kernel/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

/** What the staff read of one event. Never a guest's data: mailboxes cannot be asked to forget. */
export type Words = { readonly subject: string; readonly text: string };

/** The words for an event, or null when the staff need not hear of it. */
export type WordsFor = (event: DomainEvent) => Words | null;

export type Delivering = {
  readonly deliveries: Deliveries;
  readonly wordsFor: WordsFor;
  readonly mailer: Mailer;
  /** Where the staff read their mail. */
  readonly to: string;
  /** Right-hand side of every Message-ID. */
  readonly host: string;
  readonly log: Log;
};

const deliver = async (
  { deliveries, wordsFor, mailer, to, host, log }: Delivering,
  eventId: string,
) => {
  if (await deliveries.isDelivered(eventId)) return;
  const event = await deliveries.event(eventId);
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
export const deliverNotice = (delivering: Delivering) => {
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
