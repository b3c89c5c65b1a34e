import type { DomainEvent } from '#src/event-log/decider.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { Mailer } from '../mail/mailer.ts';
import { composeDigest } from './compose-digest.ts';
import { keepAliveDuring } from './keep-alive.ts';
import { trackBatch, type BatchDeps } from './track-batch.ts';

/**
 * Text of a mail to staff. Must not contain guest data, which could not be erased from mailboxes.
 */
export type StaffEmailText = { readonly subject: string; readonly text: string };

/** Composes the mail about an event. Returns null if staff need no mail about it. */
export type ComposeStaffEmail = (
  event: DomainEvent & Pick<RecordedEvent, 'actor'>,
) => StaffEmailText | null;

export type DeliveryDeps = BatchDeps & {
  readonly deliveries: DeliveryRecords;
  readonly composeEmail: ComposeStaffEmail;
  readonly mailer: Mailer;
  readonly to: string;
  readonly host: string;
  readonly adminUrl: string;
  /** Minimum time in seconds between two mails to staff. 0 means no limit. */
  readonly staffMailIntervalS: number;
  readonly inTransaction: InTransaction;
  /**
   * Returns the events about which guests receive a mail, with the delay of the mail in seconds.
   */
  readonly planGuestMails: (events: readonly RecordedEvent[]) => Promise<readonly GuestMailPlan[]>;
};

export type GuestMailPlan = { readonly eventId: string; readonly delayS: number };

/**
 * Maximum number of single mails per batch if there is no interval. A larger batch becomes one
 * digest.
 */
const MAX_SINGLE_MAILS = 3;

/** Name of the lock that a process holds while it sends mails to staff. */
const STAFF_MAILS = 'staff-mails';

type EventEmail = { readonly eventId: string; readonly email: StaffEmailText };
type StaffMessage = {
  readonly eventIds: readonly string[];
  readonly email: StaffEmailText;
  readonly messageId: string;
  readonly references?: readonly string[];
};

const toMessages = (
  { host, adminUrl, staffMailIntervalS }: DeliveryDeps,
  emails: readonly EventEmail[],
): readonly StaffMessage[] => {
  const toMessageId = (id: string) => `${id}@${host}`;
  if (emails.length <= (staffMailIntervalS > 0 ? 1 : MAX_SINGLE_MAILS))
    return emails.map(({ eventId, email }) => ({
      eventIds: [eventId],
      email,
      messageId: toMessageId(eventId),
    }));
  const eventIds = emails.map(({ eventId }) => eventId);
  return [
    {
      eventIds,
      email: composeDigest(
        emails.map(({ email }) => email.subject),
        adminUrl,
      ),
      messageId: toMessageId(`digest-${eventIds[0]}-${eventIds.length}`),
      references: eventIds.map(toMessageId),
    },
  ];
};

const sendMessage = async (
  { deliveries, mailer, to, log }: DeliveryDeps,
  { eventIds, email, messageId, references }: StaffMessage,
): Promise<void> => {
  const { where } = await mailer.send({
    to,
    ...email,
    messageId,
    ...(references ? { references } : {}),
  });
  await deliveries.record(eventIds, 'mail', messageId);
  log.info({ eventIds, where }, 'notices: mail sent to staff');
};

const mailStaff = async (deps: DeliveryDeps, emails: readonly EventEmail[]): Promise<void> => {
  const results = await Promise.allSettled(
    toMessages(deps, emails).map((message) => sendMessage(deps, message)),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
};

const mailOrPostpone = async (deps: DeliveryDeps, emails: readonly EventEmail[]): Promise<void> => {
  const { deliveries, staffMailIntervalS } = deps;
  const pauseS = await deliveries.readStaffMailPause(staffMailIntervalS);
  if (pauseS === 0) return mailStaff(deps, emails);
  await deliveries.postpone(
    emails.map(({ eventId }) => eventId),
    'staff',
    pauseS,
  );
};

/**
 * Sends the mails, or postpones them if the interval is not over. A lock prevents two processes
 * from sending within one interval.
 */
const mailWithinInterval = async (
  deps: DeliveryDeps,
  emails: readonly EventEmail[],
): Promise<void> => {
  if (deps.staffMailIntervalS === 0) return mailStaff(deps, emails);
  await deps.inTransaction(async (tx) => {
    await deps.deliveries.lockStream(tx, STAFF_MAILS, 'staff');
    await keepAliveDuring(deps.deliveries, tx, mailOrPostpone(deps, emails));
  });
};

/**
 * Queues mails to guests before the delivery to staff is recorded, so a crash in between repeats
 * this step. Also queues earlier events with late notices, because guests get their mails in order.
 */
const queueGuestMails = async (
  { deliveries, planGuestMails }: DeliveryDeps,
  events: readonly RecordedEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  const plans = await planGuestMails(await deliveries.findPendingOfSameStreams(ids));
  for (const delayS of new Set(plans.map((plan) => plan.delayS)))
    await deliveries.queueForGuests(
      plans.filter((plan) => plan.delayS === delayS).map(({ eventId }) => eventId),
      delayS,
    );
};

const deliver = async (deps: DeliveryDeps, eventIds: readonly string[]): Promise<void> => {
  const { deliveries, composeEmail, host, log } = deps;
  const { undelivered, deliveredIds } = await deliveries.findEvents(eventIds);
  /*
   * An event is unknown if, for example, a restore replaced the database while its notice was in
   * the queue.
   */
  if (undelivered.length + deliveredIds.length < eventIds.length)
    log.warn({ eventIds }, 'notices: dropped unknown events');
  await queueGuestMails(deps, undelivered);
  const emails = undelivered.map((event) => ({ eventId: event.id, email: composeEmail(event) }));
  const silentIds = emails.filter(({ email }) => !email).map(({ eventId }) => eventId);
  const done = [...deliveredIds, ...silentIds];
  if (done.length > 0) await deliveries.record(done, 'none', `none@${host}`);
  const withText = emails.filter((one): one is EventEmail => one.email !== null);
  if (withText.length > 0) await mailWithinInterval(deps, withText);
};

/**
 * Delivers notices: sends a mail, then records its delivery. After a crash in between, the repeated
 * mail has the same Message-ID.
 */
export const deliverNotices = (deps: DeliveryDeps) => {
  const inProgress = new Set<string>();
  return async ({ eventIds }: { readonly eventIds: readonly string[] }): Promise<void> => {
    const own = eventIds.filter((eventId) => !inProgress.has(eventId));
    if (own.length === 0) return;
    for (const eventId of own) inProgress.add(eventId);
    const batch = trackBatch(deps, 'staff', own);
    try {
      await deliver(deps, own);
    } catch (error) {
      await batch.recordFailure(own, error);
      throw error;
    } finally {
      batch.end();
      for (const eventId of own) inProgress.delete(eventId);
    }
  };
};
