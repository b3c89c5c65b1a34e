import { createDailyCapacityQuery } from './adapters/daily-capacity.postgres.ts';
import { serviceDayFacts } from './adapters/service-day-facts.postgres.ts';
import { createGuestRecords } from './adapters/guest-records.postgres.ts';
import { createReservationList } from './adapters/reservation-list.postgres.ts';
import { createWeeklyCapacityQuery } from './adapters/weekly-capacity.postgres.ts';
import {
  changeReservationStatus,
  changeReservationStatusOnce,
} from './application/desk/change-reservation-status.ts';
import { cancelStranded } from './application/desk/cancel-stranded.ts';
import { closeServiceDay, readServiceDayClosing } from './application/desk/close-service-day.ts';
import { correctGuest } from './application/desk/correct-guest.ts';
import { enterReservation } from './application/desk/enter-reservation.ts';
import { exportReservations } from './application/desk/export-reservations.ts';
import {
  loadWeeklyCapacity,
  type WeeklyClosures,
} from './application/desk/load-weekly-capacity.ts';
import { mergeReservations } from './application/desk/merge-reservations.ts';
import { moveReservation } from './application/desk/move-reservation.ts';
import { recordGuestInformed } from './application/desk/record-guest-informed.ts';
import { rejectMany } from './application/desk/reject-many.ts';
import { acceptWithMove } from './application/desk/accept-with-move.ts';
import { acceptMany } from './application/desk/accept-many.ts';
import { listTurnsForParty } from './application/desk/list-turns-for-party.ts';
import { listOpenRequests } from './application/desk/list-open-requests.ts';
import { undoMany } from './application/desk/undo-many.ts';
import { undoLastAction } from './application/desk/undo-last-action.ts';
import { acceptProposal } from './application/guest/accept-proposal.ts';
import { askForChange } from './application/guest/ask-for-change.ts';
import { changeOwnContact } from './application/guest/change-own-contact.ts';
import { findLostLink } from './application/guest/find-lost-link.ts';
import { listAvailableDays } from './application/guest/list-available-days.ts';
import { readOwnReservation } from './application/guest/read-own-reservation.ts';
import { requestReservation } from './application/guest/request-reservation.ts';
import { searchAlternatives } from './application/guest/search-alternatives.ts';
import { searchAvailability } from './application/guest/search-availability.ts';
import { availabilityController } from './http/availability-and-time-slots.controller.ts';
import { guestReservationsController } from './http/guest-reservations.controller.ts';
import { personalLinkController } from './http/personal-link.controller.ts';
import { personalLinkForms } from './http/personal-link-forms.ts';
import { proposalForms } from './http/proposal-forms.ts';
import { reservationRequestForm } from './http/reservation-request-form.ts';
import { reservationDeskController } from './http/reservation-desk.controller.ts';
import { serviceDayClosingController } from './http/service-day-closing.controller.ts';
import { weeklyCapacityController } from './http/weekly-capacity.controller.ts';
import { createTimeFormatter } from '#src/kernel/format-italian-date.ts';
import { serializeByKey } from '#src/kernel/keyed-queue.ts';
import type { FormPage } from '#src/platform/http/pipeline/form-pages.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from './booking.services.ts';

export const createGuestRoutes = (
  { sql, abuseProtection }: AppServices,
  deps: BookingDeps,
): readonly Route[] => [
  ...availabilityController({
    search: searchAvailability(deps),
    searchAlternatives: searchAlternatives(deps),
    listDays: listAvailableDays(deps),
    guardSearch: abuseProtection.guardSearch,
    turnFactsRepository: deps.turnFactsRepository,
  }),
  ...guestReservationsController({
    // Concurrent requests for one turn (a time slot on a date) run one after another.
    submit: serializeByKey(
      ({ reservationDate, timeSlotId }) => `${reservationDate} ${timeSlotId}`,
      requestReservation(deps),
    ),
    dailyCapacity: createDailyCapacityQuery(sql, () => deps.clock.now()),
    loadAnswerMinutes: deps.loadAnswerMinutes,
    guard: abuseProtection.guardRequest,
  }),
  ...personalLinkController({
    links: deps.links,
    read: readOwnReservation(deps),
    changeStatus: changeReservationStatus(deps),
    askForChange: askForChange(deps),
    acceptProposal: acceptProposal(deps),
    changeContact: changeOwnContact({ ...deps, correct: correctGuest(deps) }),
    findLostLink: findLostLink(deps),
    guardLookup: abuseProtection.guardLookup,
  }),
];

export const createGuestForms = (
  { abuseProtection }: AppServices,
  deps: BookingDeps,
): readonly FormPage[] => [
  ...personalLinkForms({
    links: deps.links,
    changeStatus: changeReservationStatus(deps),
    askForChange: askForChange(deps),
    changeContact: changeOwnContact({ ...deps, correct: correctGuest(deps) }),
    findLostLink: findLostLink(deps),
    guardLookup: abuseProtection.guardLookup,
  }),
  reservationRequestForm({
    submit: requestReservation(deps),
    guard: abuseProtection.guardRequest,
  }),
  ...proposalForms({
    links: deps.links,
    acceptProposal: acceptProposal(deps),
    read: readOwnReservation(deps),
  }),
];

export const createDeskRoutes = (
  { sql, readIdempotencyKey }: AppServices,
  deps: BookingDeps,
): readonly Route[] => {
  const changeStatus = changeReservationStatus(deps);
  const undo = undoLastAction(deps);
  const reservationList = createReservationList(sql, deps);
  const guestRecords = createGuestRecords(sql);
  return reservationDeskController({
    changeStatus,
    changeStatusOnce: changeReservationStatusOnce(deps),
    listOpenRequests: listOpenRequests({ ...deps, reservationList, guestRecords }),
    listTurnsForParty: listTurnsForParty(deps),
    acceptMany: acceptMany({ changeStatus, guestRecords }),
    rejectMany: rejectMany({ changeStatus }),
    acceptWithMove: acceptWithMove(deps),
    undoMany: undoMany({ undo }),
    enterReservation: enterReservation(deps),
    move: moveReservation(deps),
    correct: correctGuest(deps),
    undo,
    merge: mergeReservations(deps),
    recordInformed: recordGuestInformed(deps),
    cancelStranded: cancelStranded({ ...deps, changeStatus }),
    reservationList,
    exportRows: exportReservations({ ...deps, reservationList }),
    formatTime: createTimeFormatter(venue.timeZone),
    readIdempotencyKey,
  });
};

export const createWeeklyCapacityRoutes = (
  { sql, commands }: AppServices,
  closures: WeeklyClosures,
): readonly Route[] =>
  weeklyCapacityController(
    loadWeeklyCapacity({
      capacity: createWeeklyCapacityQuery(sql, () => commands.clock.now()),
      closures,
    }),
  );

export const createServiceDayRoutes = ({ commands }: AppServices): readonly Route[] => {
  const deps = { ...commands, serviceDayFacts };
  return serviceDayClosingController({
    read: readServiceDayClosing(deps),
    close: closeServiceDay(deps),
  });
};
