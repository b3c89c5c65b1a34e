import { ContainerModule } from 'inversify';
import { createGuestLinks } from './adapters/guest-links.hmac.ts';
import { lockTurn } from './adapters/lock-turn.postgres.ts';
import { createReservationLookups } from './adapters/reservation-reads-and-locks.postgres.ts';
import { createTurnFactsRepository } from './adapters/turn-facts.postgres.ts';
import { completeOrExpirePastReservations } from './application/complete-or-expire-past-reservations.ts';
import { changeReservationStatus } from './application/desk/change-reservation-status.ts';
import { recordToldAllergies } from './application/desk/record-told-allergies.ts';
import { writeReservationNote } from './application/desk/write-reservation-note.ts';
import { composeReservationEmail } from './application/staff-email-text.ts';
import { listOpenHours, type ClosedServices } from './application/guest/load-answer-minutes.ts';
import { listServiceHours, type Period } from './domain/response-time.ts';
import { reservationNotesController } from './http/reservation-notes.controller.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { createGuestMailComposer } from './guest-mails/compose-guest-mail.ts';
import { readMailPictures } from '#src/messaging/layout/mail-pictures.disk.ts';
import type { GuestLinks } from './application/ports.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { createTimeFormatter } from '#src/kernel/format-italian-date.ts';
import { venue } from '#src/venue.ts';
import type { AppServices, BootContext } from '#src/composition/app-services.ts';
import {
  createDeskRoutes,
  createGuestForms,
  createGuestRoutes,
  createServiceDayRoutes,
  createWeeklyCapacityRoutes,
} from './booking-routes.ts';
import { createBookingDeps, type BookingDeps } from './booking.services.ts';
import { createGuestMessages, createReservationMails } from './guest-messages.services.ts';
import { createReservationJobs } from './reservation.jobs.ts';
import { createReservationCalendar } from './create-reservation-calendar.ts';
import { createKitchenRoutes } from './kitchen-routes.ts';
import { createLiveUpdateRoutes } from './live-update-routes.ts';
import { reservationSentences, serviceDaySentences } from './sentences/reservation-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';

const createCompletion = ({ log }: AppServices, deps: BookingDeps) =>
  completeOrExpirePastReservations({ ...deps, log, changeStatus: changeReservationStatus(deps) });

const createReservationNotesRoutes = (
  deps: BookingDeps,
  eraseGuestAllergies: (id: string, actor: Actor) => Promise<number>,
) =>
  reservationNotesController({
    reservations: deps.reservations,
    writeNote: writeReservationNote(deps),
    recordToldAllergies: recordToldAllergies(deps),
    eraseGuestAllergies,
  });

const createOpenHoursList =
  ({ clock, turnFactsRepository: { listSlots } }: BookingDeps, closures: ClosedServices) =>
  async (firstDay: string, days: number): Promise<Period[]> =>
    listOpenHours({ clock, closures }, firstDay, days, listServiceHours(await listSlots()));

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
  bind(TOKENS.turnFactsRepository).toResolvedValue(createTurnFactsRepository, [
    TOKENS.sql,
    TOKENS.closureFacts,
  ]);
  bind(TOKENS.guestLinks).toResolvedValue(
    ({ keyFor }: AppServices) => createGuestLinks(keyFor('guest-links')),
    [TOKENS.appServices],
  );
  bind(TOKENS.reservations).toResolvedValue(
    ({ sql, commands: { resolveActorName, clock } }: AppServices, links: GuestLinks) =>
      createReservationLookups(sql, { resolveActorName, clock, links }),
    [TOKENS.appServices, TOKENS.guestLinks],
  );
  bind(TOKENS.lockTurn).toConstantValue(lockTurn);
  bind(TOKENS.bookingDeps).toResolvedValue(createBookingDeps, [
    TOKENS.appServices,
    TOKENS.turnFactsRepository,
    TOKENS.reservations,
    TOKENS.lockTurn,
    TOKENS.guestLinks,
    TOKENS.serviceCalendar,
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

  bind(TOKENS.contextGuestMails).toResolvedValue(createReservationMails, [TOKENS.guestMessages]);
  bind(TOKENS.contextSentences).toConstantValue({
    ...reservationSentences,
    ...serviceDaySentences,
  });
  bind(TOKENS.contextStaffEmails).toConstantValue(composeReservationEmail);

  bind(TOKENS.reservationCalendar).toResolvedValue(createReservationCalendar, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
    TOKENS.composeGuestMail,
  ]);

  const services = [TOKENS.appServices, TOKENS.bookingDeps] as const;
  bind(TOKENS.contextRoutes).toResolvedValue(createWeeklyCapacityRoutes, [
    TOKENS.appServices,
    TOKENS.serviceCalendar,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createReservationNotesRoutes, [
    TOKENS.bookingDeps,
    TOKENS.eraseGuestAllergies,
  ]);
  bind(TOKENS.contextJobs).toResolvedValue(createReservationJobs, [
    TOKENS.completeOrExpirePastReservations,
    TOKENS.guestMessages,
  ]);
  bind(TOKENS.listOpenHours).toResolvedValue(createOpenHoursList, [
    TOKENS.bookingDeps,
    TOKENS.serviceCalendar,
  ]);
  bind(TOKENS.contextRoutes).toResolvedValue(createGuestRoutes, [...services]);
  bind(TOKENS.contextFormPages).toResolvedValue(createGuestForms, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createDeskRoutes, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createKitchenRoutes, [...services]);
  bind(TOKENS.contextRoutes).toResolvedValue(createServiceDayRoutes, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(createLiveUpdateRoutes, [TOKENS.appServices]);
});
