import { createGuestContacts } from '#src/contexts/booking/adapters/guest-contacts.postgres.ts';
import { changeReservationStatus } from '#src/contexts/booking/application/desk/change-reservation-status.ts';
import { closeUnansweredChanges } from '#src/contexts/booking/application/guest-messages/close-unanswered-changes.ts';
import { findProposals } from '#src/contexts/booking/application/guest/find-proposals.ts';
import { planGuestMails } from '#src/contexts/booking/application/guest-messages/plan-guest-mails.ts';
import { remindGuests } from '#src/contexts/booking/application/guest-messages/remind-guests.ts';
import type { ComposeGuestMail } from '#src/contexts/booking/guest-mails/compose-guest-mail.ts';
import type { AppServices } from './app-services.ts';
import type { BookingDeps } from './create-booking-deps.ts';

/** Creates the services with which jobs inform guests about their reservations. */
export const createGuestMessages = (
  { sql, config, abuseProtection }: AppServices,
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
    mayMail: abuseProtection.mayMail,
    planGuestMails: planGuestMails({ guestContacts, delayS: config.GUEST_MAIL_DELAY_SECONDS }),
    remindGuests: remindGuests(deps),
    closeUnansweredChanges: closeUnansweredChanges(deps),
  };
};

export type GuestMessages = ReturnType<typeof createGuestMessages>;
