import { createDailyCapacityQuery } from '#src/contexts/booking/adapters/daily-capacity.postgres.ts';
import { serviceDayFacts } from '#src/contexts/booking/adapters/service-day-facts.postgres.ts';
import { createGuestRecords } from '#src/contexts/booking/adapters/guest-records.postgres.ts';
import { createReservationList } from '#src/contexts/booking/adapters/reservation-list.postgres.ts';
import { createWeeklyCapacityQuery } from '#src/contexts/booking/adapters/weekly-capacity.postgres.ts';
import {
  changeReservationStatus,
  changeReservationStatusOnce,
} from '#src/contexts/booking/application/desk/change-reservation-status.ts';
import { cancelStranded } from '#src/contexts/booking/application/desk/cancel-stranded.ts';
import {
  closeServiceDay,
  readServiceDayClosing,
} from '#src/contexts/booking/application/desk/close-service-day.ts';
import { correctGuest } from '#src/contexts/booking/application/desk/correct-guest.ts';
import { enterReservation } from '#src/contexts/booking/application/desk/enter-reservation.ts';
import { exportReservations } from '#src/contexts/booking/application/desk/export-reservations.ts';
import { loadWeeklyCapacity } from '#src/contexts/booking/application/desk/load-weekly-capacity.ts';
import { mergeReservations } from '#src/contexts/booking/application/desk/merge-reservations.ts';
import { moveReservation } from '#src/contexts/booking/application/desk/move-reservation.ts';
import { recordGuestInformed } from '#src/contexts/booking/application/desk/record-guest-informed.ts';
import { rejectMany } from '#src/contexts/booking/application/desk/reject-many.ts';
import { acceptWithMove } from '#src/contexts/booking/application/desk/accept-with-move.ts';
import { acceptMany } from '#src/contexts/booking/application/desk/accept-many.ts';
import { listTurnsForParty } from '#src/contexts/booking/application/desk/list-turns-for-party.ts';
import { listOpenRequests } from '#src/contexts/booking/application/desk/list-open-requests.ts';
import { undoMany } from '#src/contexts/booking/application/desk/undo-many.ts';
import { undoLastAction } from '#src/contexts/booking/application/desk/undo-last-action.ts';
import { acceptProposal } from '#src/contexts/booking/application/guest/accept-proposal.ts';
import { askForChange } from '#src/contexts/booking/application/guest/ask-for-change.ts';
import { changeOwnContact } from '#src/contexts/booking/application/guest/change-own-contact.ts';
import { findLostLink } from '#src/contexts/booking/application/guest/find-lost-link.ts';
import { listAvailableDays } from '#src/contexts/booking/application/guest/list-available-days.ts';
import { readOwnReservation } from '#src/contexts/booking/application/guest/read-own-reservation.ts';
import { requestReservation } from '#src/contexts/booking/application/guest/request-reservation.ts';
import { searchAlternatives } from '#src/contexts/booking/application/guest/search-alternatives.ts';
import { searchAvailability } from '#src/contexts/booking/application/guest/search-availability.ts';
import { availabilityController } from '#src/contexts/booking/http/availability-and-time-slots.controller.ts';
import { guestReservationsController } from '#src/contexts/booking/http/guest-reservations.controller.ts';
import { personalLinkController } from '#src/contexts/booking/http/personal-link.controller.ts';
import { personalLinkForms } from '#src/contexts/booking/http/personal-link-forms.ts';
import { proposalForms } from '#src/contexts/booking/http/proposal-forms.ts';
import { reservationRequestForm } from '#src/contexts/booking/http/reservation-request-form.ts';
import { reservationDeskController } from '#src/contexts/booking/http/reservation-desk.controller.ts';
import { serviceDayClosingController } from '#src/contexts/booking/http/service-day-closing.controller.ts';
import { weeklyCapacityController } from '#src/contexts/booking/http/weekly-capacity.controller.ts';
import { createServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import { createTimeFormatter } from '#src/kernel/format-italian-date.ts';
import { serializeByKey } from '#src/kernel/keyed-queue.ts';
import type { FormPage } from '#src/platform/http/pipeline/form-pages.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';
import type { BookingDeps } from './create-booking-deps.ts';

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

export const createWeeklyCapacityRoutes = ({ sql, commands }: AppServices): readonly Route[] =>
  weeklyCapacityController(
    loadWeeklyCapacity({
      capacity: createWeeklyCapacityQuery(sql, () => commands.clock.now()),
      closures: createServiceCalendar(sql),
    }),
  );

export const createServiceDayRoutes = ({ commands }: AppServices): readonly Route[] => {
  const deps = { ...commands, serviceDayFacts };
  return serviceDayClosingController({
    read: readServiceDayClosing(deps),
    close: closeServiceDay(deps),
  });
};
