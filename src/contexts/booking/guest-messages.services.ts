import { createGuestContacts } from './adapters/guest-contacts.postgres.ts';
import { changeReservationStatus } from './application/desk/change-reservation-status.ts';
import { closeUnansweredChanges } from './application/guest-messages/close-unanswered-changes.ts';
import { findProposals } from './application/guest/find-proposals.ts';
import {
  isReservationEvent,
  planGuestMails,
} from './application/guest-messages/plan-guest-mails.ts';
import { remindGuests } from './application/guest-messages/remind-guests.ts';
import type { ComposeGuestMail } from './guest-mails/compose-guest-mail.ts';
import { recordGuestMailed, sendGuestMail } from './guest-mails/send-guest-mail.ts';
import type { GuestMails } from '#src/messaging/notices/guest-mail-delivery.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from './booking.services.ts';

/** Creates the services with which jobs inform guests about their reservations. */
export const createGuestMessages = (
  { sql, config }: AppServices,
  bookingDeps: BookingDeps,
  compose: ComposeGuestMail,
) => {
  const guestContacts = createGuestContacts(sql);
  const changeStatus = changeReservationStatus(bookingDeps);
  const deps = {
    ...bookingDeps,
    guestContacts,
    changeStatus,
    compose,
    findProposals: findProposals(bookingDeps),
  };
  return {
    ...deps,
    planGuestMails: planGuestMails({ guestContacts, delayS: config.GUEST_MAIL_DELAY_SECONDS }),
    remindGuests: remindGuests(deps),
    closeUnansweredChanges: closeUnansweredChanges(deps),
  };
};

export type GuestMessages = ReturnType<typeof createGuestMessages>;

export const createReservationMails = (messages: GuestMessages): GuestMails => ({
  isAbout: isReservationEvent,
  plan: messages.planGuestMails,
  send: (event, sender) => sendGuestMail({ ...messages, ...sender })(event),
  recordInformed: recordGuestMailed(messages),
});
