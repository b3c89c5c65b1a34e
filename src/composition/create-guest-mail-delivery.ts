import { isReservationEvent } from '#src/contexts/booking/application/guest-messages/plan-guest-mails.ts';
import {
  recordGuestMailed,
  sendGuestMail,
} from '#src/contexts/booking/guest-mails/send-guest-mail.ts';
import {
  isSeatOffered,
  recordOfferMailed,
  sendOfferMail,
} from '#src/contexts/booking/guest-mails/send-offer-mail.ts';
import { isQuoteEvent } from '#src/contexts/private-events/guest-mails/plan-quote-mail.ts';
import { sendQuoteMail } from '#src/contexts/private-events/guest-mails/send-quote-mail.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { Config } from '#src/platform/config.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import type { Application } from './application.ts';
import { limitGuestMails } from './limit-guest-mails.ts';

/** Creates the delivery of mails about reservations, offers of the waiting list and quotes. */
export const createGuestMailDelivery = (
  {
    guestMessages,
    waitingList,
    quoteMessages,
  }: Pick<Application, 'guestMessages' | 'waitingList' | 'quoteMessages'>,
  { PUBLIC_ORIGIN: publicOrigin, STAFF_EMAIL: replyTo }: Config,
  mailer: Mailer,
) => {
  const addresses = { publicOrigin, replyTo };
  const entries = waitingList.management;
  const recordOffer = recordOfferMailed({ entries });
  const recordMailed = recordGuestMailed(guestMessages);
  const createSend = (limitedMailer: Mailer) => {
    const deps = { ...guestMessages, ...addresses, mailer: limitedMailer };
    const sendAboutReservation = sendGuestMail(deps);
    const sendOffer = sendOfferMail({ ...deps, entries });
    const sendAboutQuote = sendQuoteMail({ ...quoteMessages, ...addresses, mailer: limitedMailer });
    return (event: RecordedEvent): Promise<string | null> => {
      if (isQuoteEvent(event)) return sendAboutQuote(event);
      return isSeatOffered(event) ? sendOffer(event) : sendAboutReservation(event);
    };
  };
  return {
    inTransaction: guestMessages.inTransaction,
    planGuestMails: async (events: readonly RecordedEvent[]) => [
      ...(await guestMessages.planGuestMails(events)),
      ...(await quoteMessages.planMails(events)),
      ...events.filter(isSeatOffered).map(({ id }) => ({ eventId: id, delayS: 0 })),
    ],
    sendGuestMail: limitGuestMails(mailer, guestMessages.mayMail, createSend),
    recordGuestInformed: async (event: RecordedEvent): Promise<void> => {
      if (isSeatOffered(event)) await recordOffer(event);
      else if (isQuoteEvent(event)) await quoteMessages.recordMailed(event);
      else if (isReservationEvent(event)) await recordMailed(event);
    },
  };
};
