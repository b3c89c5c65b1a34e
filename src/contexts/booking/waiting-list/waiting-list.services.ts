import { createWaitingListLinks } from './adapters/waiting-list-links.hmac.ts';
import { withReadAccess } from './adapters/waiting-list-personal-data.postgres.ts';
import { createWaitingListRepository } from './adapters/waiting-list.postgres.ts';
import { answerOffer, findStateByLink, readStateByLink } from './application/answer-offer.ts';
import { expireOffers } from './application/expire-offers.ts';
import { joinWaitingList } from './application/join-waiting-list.ts';
import { createWaitingListManagement } from './application/manage-waiting-list.ts';
import { offerFreedSeats } from './application/offer-freed-seats.ts';
import { createTimeFormatter } from '#src/kernel/format-italian-date.ts';
import { venue } from '#src/venue.ts';
import { coalesce } from '#src/kernel/coalesce-and-memoize.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from '#src/contexts/booking/booking.services.ts';

/**
 * Minimum interval between two searches for freed seats, because many events may arrive in a short
 * time.
 */
const MIN_SEARCH_INTERVAL_MS = 100;

export const createWaitingList = (
  { sql, config, keyFor, log }: AppServices,
  bookingDeps: BookingDeps,
) => {
  const deps = {
    ...bookingDeps,
    log,
    sql,
    entries: createWaitingListRepository(sql),
    personalData: withReadAccess(bookingDeps.personalData),
    waitingListLinks: createWaitingListLinks(keyFor('guest-links')),
    venueName: venue.name,
    publicOrigin: config.PUBLIC_ORIGIN,
    formatTime: createTimeFormatter(venue.timeZone),
    offerMinutes: config.WAITING_LIST_OFFER_MINUTES,
  };
  return {
    join: joinWaitingList(deps),
    findState: findStateByLink(deps),
    readState: readStateByLink(deps),
    answer: answerOffer(deps),
    management: createWaitingListManagement(deps),
    offerFreedSeats: coalesce(offerFreedSeats(deps), MIN_SEARCH_INTERVAL_MS),
    expireOffers: expireOffers(deps),
  };
};

export type WaitingListService = ReturnType<typeof createWaitingList>;
