import { createGuestMailDelivery } from '#src/messaging/notices/guest-mail-delivery.ts';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import {
  deliverGuestMails,
  type GuestDeliveryDeps,
} from '#src/messaging/notices/deliver-guest-mails.ts';
import { deliverNotices } from '#src/messaging/notices/deliver-notices.ts';
import { NOTICE_PAUSES } from '#src/messaging/notices/notice-pauses.ts';
import type { Mail } from '#src/messaging/mail/mailer.ts';
import { createRecordingLog } from '../fakes/recording-log.ts';
import type { RunningApp } from '../fixtures/running-app.ts';

const HOST = 'melagrana.example';

/**
 * Delivers mails to guests without relay and queue. Runs each delivery twice concurrently, like two
 * processes with the same job. Ignores delays, so all planned mails are due.
 */
export const createGuestMailDeliveries = (
  { application, database }: RunningApp,
  change: (deps: GuestDeliveryDeps) => Partial<GuestDeliveryDeps> = () => ({}),
) => {
  const sent: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => {
      sent.push(mail);
      return Promise.resolve({ where: 'the test' });
    },
    close: () => Promise.resolve(),
  };
  const correct = {
    ...createGuestMailDelivery(
      {
        inTransaction: application.appServices.commands.inTransaction,
        mayMail: application.appServices.abuseProtection.mayMail,
        guestMails: application.guestMails,
      },
      { mailer, publicOrigin: `https://${HOST}`, replyTo: 'sala@example.org' },
    ),
    deliveries: postgresDeliveryRecords(application.sql),
    composeEmail: () => null,
    mailer,
    to: 'sala@example.org',
    host: HOST,
    adminUrl: `https://${HOST}/admin`,
    staffMailIntervalS: 0,
    pauses: NOTICE_PAUSES,
    log: createRecordingLog(),
  };
  const deps = { ...correct, ...change(correct) };
  const listPending = async (audience: 'staff' | 'guest'): Promise<string[]> =>
    (
      await database.query<{ id: string }>(
        'select event_id::text id from outbox where done_at is null and audience = $1 order by pos',
        [audience],
      )
    ).map(({ id }) => id);
  const toEventId = ({ messageId }: Mail) =>
    messageId.replace(`@${HOST}`, '').replace('guest-', '');
  return {
    /** Returns the event ids of all mails, in the order of sending. */
    listSent: (): string[] => sent.map(toEventId),
    /**
     * Sends all pending mails. Returns the event ids of the mails by address, in the order of
     * sending.
     */
    deliverAll: async (): Promise<Map<string, string[]>> => {
      await deliverNotices(deps)({ eventIds: await listPending('staff') });
      const eventIds = await listPending('guest');
      await Promise.all([
        deliverGuestMails(deps)({ eventIds }),
        deliverGuestMails(deps)({ eventIds }),
      ]);
      const byAddress = new Map<string, string[]>();
      for (const mail of sent)
        byAddress.set(mail.to, [...(byAddress.get(mail.to) ?? []), toEventId(mail)]);
      return byAddress;
    },
  };
};
