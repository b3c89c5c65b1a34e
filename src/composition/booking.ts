import { capacityBoard } from '../contexts/booking/adapters/capacity-board.postgres.ts';
import { weekBoard } from '../contexts/booking/adapters/week-board.postgres.ts';
import { deskBookOn } from '../contexts/booking/adapters/desk-book.postgres.ts';
import { guestLinks } from '../contexts/booking/adapters/guest-links.hmac.ts';
import type {
  DiningRoom,
  HoldTurn,
  ReservationDesk,
} from '../contexts/booking/application/ports.ts';
import { exportReservations } from '../contexts/booking/application/export-reservations.ts';
import { enterReservation } from '../contexts/booking/application/enter-reservation.ts';
import { correctGuest } from '../contexts/booking/application/correct-guest.ts';
import { moveReservation } from '../contexts/booking/application/move-reservation.ts';
import { rejectWave } from '../contexts/booking/application/reject-wave.ts';
import { requestReservation } from '../contexts/booking/application/request-reservation.ts';
import { searchAvailability } from '../contexts/booking/application/search-availability.ts';
import { settleReservation } from '../contexts/booking/application/settle-reservation.ts';
import { weekCapacity } from '../contexts/booking/application/week-capacity.ts';
import { undoLastAction } from '../contexts/booking/application/undo-last-action.ts';
import { availabilityController } from '../contexts/booking/http/availability.controller.ts';
import { deskController } from '../contexts/booking/http/desk.controller.ts';
import { reservationsController } from '../contexts/booking/http/reservations.controller.ts';
import { weekController } from '../contexts/booking/http/week.controller.ts';
import { serviceCalendar } from '../contexts/closures/service-calendar.postgres.ts';
import { inLine } from '../kernel/in-line.ts';
import { venue } from '../venue.ts';
import type { House } from './house.ts';
import { liveRoutes } from './live.ts';

export type BookingParts = {
  readonly room: DiningRoom;
  readonly desk: ReservationDesk;
  readonly hold: HoldTurn;
};

/** What the commands of the booking context ask for. */
export const bookingDeps = (
  { commands, config, keyFor, sql, abuseProtection }: House,
  { room, desk, hold }: BookingParts,
) => ({
  ...commands,
  diningRoom: room,
  desk,
  holdTurn: hold,
  links: guestLinks(keyFor('guest-links')),
  unconfirmedSeats: abuseProtection.unconfirmedSeats,
  serviceCalendar: serviceCalendar(sql),
  rules: { leadTimeMinutes: venue.leadTimeMinutes, horizonDays: config.BOOKING_HORIZON_DAYS },
});

const GUEST_PAGE = /^\/(?:reservations|prenotazioni)\/([^/]+)\/?$/i;

/** False for the page of a personal link that this house has not made; true for every other path. */
export const guestPageExists = ({ keyFor }: House) => {
  const { reservationOf } = guestLinks(keyFor('guest-links'));
  return (path: string): boolean => {
    const token = GUEST_PAGE.exec(path)?.[1];
    return token === undefined || reservationOf(token) !== null;
  };
};

export const bookingRoutes = (house: House, parts: BookingParts) => {
  const deps = bookingDeps(house, parts);
  const settle = settleReservation(deps);
  const book = deskBookOn(house.sql, deps);
  return [
    ...weekController(
      weekCapacity({
        board: weekBoard(house.sql, venue.coversPerSlot),
        calendar: deps.serviceCalendar,
      }),
    ),
    ...availabilityController({
      search: searchAvailability(deps),
      guardSearch: house.abuseProtection.guardSearch,
      diningRoom: parts.room,
    }),
    ...reservationsController({
      // A rush is a rush for one turn.
      request: inLine(
        ({ reservationDate, timeSlotId }) => `${reservationDate} ${timeSlotId}`,
        requestReservation(deps),
      ),
      desk: parts.desk,
      links: deps.links,
      board: capacityBoard(house.sql, venue.coversPerSlot),
      guard: house.abuseProtection.guardRequest,
    }),
    ...deskController({
      settle,
      wave: rejectWave({ settle }),
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
