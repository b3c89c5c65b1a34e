import { sendGuestMail } from '#src/contexts/booking/guest-mails/send-guest-mail.ts';
import { isSeatOffered, sendOfferMail } from '#src/contexts/booking/guest-mails/send-offer-mail.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { Config } from '#src/platform/config.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { Application } from './application.ts';

/** The mails about reservations and about offers of the waiting list. */
export const createGuestMailDelivery = (
  { guestMessages, waitingList }: Pick<Application, 'guestMessages' | 'waitingList'>,
  { PUBLIC_ORIGIN: publicOrigin, STAFF_EMAIL: replyTo }: Config,
  mailer: Mailer,
) => {
  const deps = { ...guestMessages, mailer, publicOrigin, replyTo };
  const sendAboutReservation = sendGuestMail(deps);
  const sendOffer = sendOfferMail({ ...deps, entries: waitingList.management });
  return {
    inTransaction: guestMessages.inTransaction,
    planGuestMails: async (events: readonly RecordedEvent[]) => [
      ...(await guestMessages.planGuestMails(events)),
      ...events.filter(isSeatOffered).map(({ id }) => ({ eventId: id, delayS: 0 })),
    ],
    sendGuestMail: (event: RecordedEvent): Promise<string | null> =>
      isSeatOffered(event) ? sendOffer(event) : sendAboutReservation(event),
  };
};
