import { ContainerModule } from 'inversify';
import { createGuestLinks } from '#src/contexts/booking/adapters/guest-links.hmac.ts';
import { lockTurn } from '#src/contexts/booking/adapters/lock-turn.postgres.ts';
import { createReservationLookups } from '#src/contexts/booking/adapters/reservation-reads-and-locks.postgres.ts';
import { createTurnFactsRepository } from '#src/contexts/booking/adapters/turn-facts.postgres.ts';
import { completeOrExpirePastReservations } from '#src/contexts/booking/application/complete-or-expire-past-reservations.ts';
import { changeReservationStatus } from '#src/contexts/booking/application/desk/change-reservation-status.ts';
import { createGuestMailComposer } from '#src/contexts/booking/guest-mails/compose-guest-mail.ts';
import { readMailPictures } from '#src/guest-mails/mail-pictures.disk.ts';
import type { GuestLinks } from '#src/contexts/booking/application/ports.ts';
import { closureFacts } from '#src/contexts/closures/service-calendar.postgres.ts';
import { resolveActorName } from '#src/contexts/staff/account-names/actor-names.postgres.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { createTimeFormatter } from '#src/kernel/format-italian-date.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { venue } from '#src/venue.ts';
import type { AppServices, BootContext } from './app-services.ts';
import {
  createDeskRoutes,
  createGuestForms,
  createGuestRoutes,
  createServiceDayRoutes,
  createWeeklyCapacityRoutes,
} from './booking-routes.ts';
import { createBookingDeps, type BookingDeps } from './create-booking-deps.ts';
import { createGuestMessages } from './create-guest-messages.ts';
import { createReservationCalendar } from './create-reservation-calendar.ts';
import { createKitchenRoutes } from './kitchen-routes.ts';
import { createLiveUpdateRoutes } from './live-update-routes.ts';
import { TOKENS } from './tokens.ts';

const createCompletion = ({ log }: AppServices, deps: BookingDeps) =>
  completeOrExpirePastReservations({ ...deps, log, changeStatus: changeReservationStatus(deps) });

/** Returns the address of a sender such as `Melagrana <site@example.org>`. */
const toAddress = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

const createMailComposer = (clock: Clock, { config }: BootContext) =>
  createGuestMailComposer({
    clock,
    sender: toAddress(config.MAIL_FROM),
    formatTime: createTimeFormatter(venue.timeZone),
    pictures: readMailPictures(),
  });

export const bookingModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.turnFactsRepository).toResolvedValue(
    (sql: Sql) => createTurnFactsRepository(sql, closureFacts),
    [TOKENS.sql],
  );
  bind(TOKENS.guestLinks).toResolvedValue(
    ({ keyFor }: AppServices) => createGuestLinks(keyFor('guest-links')),
    [TOKENS.appServices],
  );
  bind(TOKENS.reservations).toResolvedValue(
    (sql: Sql, clock: Clock, links: GuestLinks) =>
      createReservationLookups(sql, { resolveActorName, clock, links }),
    [TOKENS.sql, TOKENS.clock, TOKENS.guestLinks],
  );
  bind(TOKENS.lockTurn).toConstantValue(lockTurn);
  bind(TOKENS.bookingDeps).toResolvedValue(createBookingDeps, [
    TOKENS.appServices,
    TOKENS.turnFactsRepository,
    TOKENS.reservations,
    TOKENS.lockTurn,
    TOKENS.guestLinks,
  ]);
  bind(TOKENS.completeOrExpirePastReservations).toResolvedValue(createCompletion, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
  ]);

  bind(TOKENS.composeGuestMail).toResolvedValue(createMailComposer, [
    TOKENS.clock,
    TOKENS.bootContext,
  ]);
  bind(TOKENS.guestMessages).toResolvedValue(createGuestMessages, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
    TOKENS.composeGuestMail,
  ]);

  bind(TOKENS.reservationCalendar).toResolvedValue(createReservationCalendar, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
    TOKENS.composeGuestMail,
  ]);

  const services = [TOKENS.appServices, TOKENS.bookingDeps] as const;
  bind(TOKENS.contextRoutes).toResolvedValue(createWeeklyCapacityRoutes, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(createGuestRoutes, [...services]);
  bind(TOKENS.contextFormPages).toResolvedValue(createGuestForms, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createDeskRoutes, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createKitchenRoutes, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createServiceDayRoutes, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(createLiveUpdateRoutes, [TOKENS.appServices]);
});
