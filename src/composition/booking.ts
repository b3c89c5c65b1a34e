import { createDailyCapacityQuery } from '../contexts/booking/adapters/capacity-board.postgres.ts';
import { createWeeklyCapacityQuery } from '../contexts/booking/adapters/week-board.postgres.ts';
import { createReservationList } from '../contexts/booking/adapters/desk-book.postgres.ts';
import { createGuestLinks } from '../contexts/booking/adapters/guest-links.hmac.ts';
import type {
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '../contexts/booking/application/ports.ts';
import { exportReservations } from '../contexts/booking/application/export-reservations.ts';
import { enterReservation } from '../contexts/booking/application/enter-reservation.ts';
import { correctGuest } from '../contexts/booking/application/correct-guest.ts';
import { moveReservation } from '../contexts/booking/application/move-reservation.ts';
import { rejectMany } from '../contexts/booking/application/reject-wave.ts';
import { requestReservation } from '../contexts/booking/application/request-reservation.ts';
import { searchAvailability } from '../contexts/booking/application/search-availability.ts';
import { changeReservationStatus } from '../contexts/booking/application/settle-reservation.ts';
import { loadWeeklyCapacity } from '../contexts/booking/application/week-capacity.ts';
import { undoLastAction } from '../contexts/booking/application/undo-last-action.ts';
import { availabilityController } from '../contexts/booking/http/availability.controller.ts';
import { reservationDeskController } from '../contexts/booking/http/desk.controller.ts';
import { guestReservationsController } from '../contexts/booking/http/reservations.controller.ts';
import { weeklyCapacityController } from '../contexts/booking/http/week.controller.ts';
import { createServiceCalendar } from '../contexts/closures/service-calendar.postgres.ts';
import { serializeByKey } from '../kernel/in-line.ts';
import { venue } from '../venue.ts';
import type { AppServices } from './house.ts';
import { liveRoutes } from './live.ts';

export type BookingParts = {
  readonly room: TurnFactsRepository;
  readonly desk: ReservationLookups;
  readonly hold: LockTurn;
};

/** What the commands of the booking context ask for. */
export const createBookingDeps = (
  { commands, config, keyFor, sql, abuseProtection }: AppServices,
  { room, desk, hold }: BookingParts,
) => ({
  ...commands,
  diningRoom: room,
  desk,
  holdTurn: hold,
  links: createGuestLinks(keyFor('guest-links')),
  unconfirmedSeats: abuseProtection.unconfirmedSeats,
  serviceCalendar: createServiceCalendar(sql),
  rules: { leadTimeMinutes: venue.leadTimeMinutes, horizonDays: config.BOOKING_HORIZON_DAYS },
});

const GUEST_PAGE = /^\/(?:reservations|prenotazioni)\/([^/]+)\/?$/i;

/** False for the page of a personal link that this house has not made; true for every other path. */
export const guestPageExists = ({ keyFor }: AppServices) => {
  const { findReservationId: reservationOf } = createGuestLinks(keyFor('guest-links'));
  return (path: string): boolean => {
    const token = GUEST_PAGE.exec(path)?.[1];
    return token === undefined || reservationOf(token) !== null;
  };
};

export const bookingRoutes = (house: AppServices, parts: BookingParts) => {
  const deps = createBookingDeps(house, parts);
  const settle = changeReservationStatus(deps);
  const book = createReservationList(house.sql, deps);
  return [
    ...weeklyCapacityController(
      loadWeeklyCapacity({
        board: createWeeklyCapacityQuery(house.sql, venue.coversPerSlot),
        calendar: deps.serviceCalendar,
      }),
    ),
    ...availabilityController({
      search: searchAvailability(deps),
      guardSearch: house.abuseProtection.guardSearch,
      diningRoom: parts.room,
    }),
    ...guestReservationsController({
      // A rush is a rush for one turn.
      request: serializeByKey(
        ({ reservationDate, timeSlotId }) => `${reservationDate} ${timeSlotId}`,
        requestReservation(deps),
      ),
      desk: parts.desk,
      links: deps.links,
      board: createDailyCapacityQuery(house.sql, venue.coversPerSlot),
      guard: house.abuseProtection.guardRequest,
    }),
    ...reservationDeskController({
      settle,
      rejectMany: rejectMany({ settle }),
      enter: enterReservation(deps),
      move: moveReservation(deps),
      correct: correctGuest(deps),
      undo: undoLastAction(deps),
      book,
      exported: exportReservations({ ...deps, book }),
      attemptOf: house.attemptOf,
    }),
    ...liveRoutes(house),
  ];
};
