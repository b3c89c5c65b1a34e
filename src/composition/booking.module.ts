import { createDailyCapacityQuery } from '#src/contexts/booking/adapters/daily-capacity.postgres.ts';
import { createWeeklyCapacityQuery } from '#src/contexts/booking/adapters/weekly-capacity.postgres.ts';
import { createReservationList } from '#src/contexts/booking/adapters/reservation-list.postgres.ts';
import { createGuestLinks } from '#src/contexts/booking/adapters/guest-links.hmac.ts';
import type {
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '#src/contexts/booking/application/ports.ts';
import { exportReservations } from '#src/contexts/booking/application/desk/export-reservations.ts';
import { enterReservation } from '#src/contexts/booking/application/desk/enter-reservation.ts';
import { correctGuest } from '#src/contexts/booking/application/desk/correct-guest.ts';
import { moveReservation } from '#src/contexts/booking/application/desk/move-reservation.ts';
import { rejectMany } from '#src/contexts/booking/application/desk/reject-many.ts';
import { requestReservation } from '#src/contexts/booking/application/guest/request-reservation.ts';
import { searchAvailability } from '#src/contexts/booking/application/guest/search-availability.ts';
import { changeReservationStatus } from '#src/contexts/booking/application/desk/change-reservation-status.ts';
import { loadWeeklyCapacity } from '#src/contexts/booking/application/desk/load-weekly-capacity.ts';
import { undoLastAction } from '#src/contexts/booking/application/desk/undo-last-action.ts';
import { availabilityController } from '#src/contexts/booking/http/availability-and-time-slots.controller.ts';
import { reservationDeskController } from '#src/contexts/booking/http/reservation-desk.controller.ts';
import { guestReservationsController } from '#src/contexts/booking/http/guest-reservations.controller.ts';
import { weeklyCapacityController } from '#src/contexts/booking/http/weekly-capacity.controller.ts';
import { createServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import { serializeByKey } from '#src/kernel/keyed-queue.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';
import { liveRoutes } from './live-updates.module.ts';

export type BookingParts = {
  readonly turnFactsRepository: TurnFactsRepository;
  readonly reservations: ReservationLookups;
  readonly lockTurn: LockTurn;
};

export const createBookingDeps = (
  { commands, config, keyFor, abuseProtection }: AppServices,
  ports: BookingParts,
) => ({
  ...commands,
  ...ports,
  links: createGuestLinks(keyFor('guest-links')),
  unconfirmedSeats: abuseProtection.unconfirmedSeats,
  rules: { leadTimeMinutes: venue.leadTimeMinutes, horizonDays: config.BOOKING_HORIZON_DAYS },
});

const GUEST_PAGE = /^\/(?:reservations|prenotazioni)\/([^/]+)\/?$/i;

/** Returns false only for a reservation page with an invalid access token. */
export const guestPageExists = ({ keyFor }: AppServices) => {
  const { findReservationId: reservationOf } = createGuestLinks(keyFor('guest-links'));
  return (path: string): boolean => {
    const token = GUEST_PAGE.exec(path)?.[1];
    return token === undefined || reservationOf(token) !== null;
  };
};

export const bookingRoutes = (services: AppServices, ports: BookingParts) => {
  const deps = createBookingDeps(services, ports);
  const changeStatus = changeReservationStatus(deps);
  const reservationList = createReservationList(services.sql, deps);
  return [
    ...weeklyCapacityController(
      loadWeeklyCapacity({
        capacity: createWeeklyCapacityQuery(services.sql, venue.coversPerSlot),
        closures: createServiceCalendar(services.sql),
      }),
    ),
    ...availabilityController({
      search: searchAvailability(deps),
      guardSearch: services.abuseProtection.guardSearch,
      turnFactsRepository: ports.turnFactsRepository,
    }),
    ...guestReservationsController({
      // Concurrent requests for one turn (a time slot on a date) run one after another.
      submit: serializeByKey(
        ({ reservationDate, timeSlotId }) => `${reservationDate} ${timeSlotId}`,
        requestReservation(deps),
      ),
      reservations: ports.reservations,
      links: deps.links,
      dailyCapacity: createDailyCapacityQuery(services.sql, venue.coversPerSlot),
      guard: services.abuseProtection.guardRequest,
    }),
    ...reservationDeskController({
      changeStatus,
      rejectMany: rejectMany({ changeStatus }),
      enterReservation: enterReservation(deps),
      move: moveReservation(deps),
      correct: correctGuest(deps),
      undo: undoLastAction(deps),
      reservationList,
      exportRows: exportReservations({ ...deps, reservationList }),
      readIdempotencyKey: services.readIdempotencyKey,
    }),
    ...liveRoutes(services),
  ];
};
