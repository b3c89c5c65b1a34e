import type { DeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Audience } from '#src/event-log/postgres/outbox/outbox-rows.ts';
import type { Log } from '#src/kernel/log.ts';
import { MailServerUnavailable } from '../mail/mailer.ts';
import type { NoticePauses } from './notice-pauses.ts';

export type BatchDeps = {
  readonly deliveries: Pick<DeliveryRecords, 'postpone' | 'recordFailure' | 'renewLease'>;
  readonly pauses: NoticePauses;
  readonly log: Log;
};

const RENEWALS_PER_LEASE = 3;
const MS_PER_SECOND = 1_000;
/** A mail during which the server failed comes after the others, in case the mail is the cause. */
const EXTRA_PAUSE_S = 1;

/**
 * Keeps the lease of a batch until its notices are delivered, failed or postponed. The caller must
 * call `end`.
 */
export const trackBatch = (
  { deliveries, pauses, log }: BatchDeps,
  audience: Audience,
  eventIds: readonly string[],
) => {
  const remaining = new Set(eventIds);
  const timer = setInterval(
    () =>
      void deliveries.renewLease([...remaining], audience, pauses.leaseS).catch(() => undefined),
    (pauses.leaseS * MS_PER_SECOND) / RENEWALS_PER_LEASE,
  );
  const postponeRemaining = async (failedIds: readonly string[]) => {
    for (const eventId of failedIds) remaining.delete(eventId);
    await deliveries.postpone(failedIds, audience, pauses.outageS + EXTRA_PAUSE_S);
    await deliveries.postpone([...remaining], audience, pauses.outageS);
  };
  return {
    markDone(eventId: string) {
      remaining.delete(eventId);
    },
    /**
     * Counts a failure. If the mail server is unavailable, postpones the whole batch without
     * counting, and returns true.
     */
    async recordFailure(failedIds: readonly string[], error: unknown): Promise<boolean> {
      if (error instanceof MailServerUnavailable) {
        await postponeRemaining(failedIds);
        return true;
      }
      for (const eventId of failedIds) remaining.delete(eventId);
      const deadIds = await deliveries.recordFailure(failedIds, audience, pauses.firstRetryS);
      for (const eventId of deadIds)
        log.error({ eventId }, 'notices: dead letter after 20 failed deliveries');
      return false;
    },
    end() {
      clearInterval(timer);
    },
  };
};
