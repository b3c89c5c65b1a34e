import type {
  GuestLinks,
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '#src/contexts/booking/application/ports.ts';
import { createAnsweredRequests } from '#src/contexts/booking/adapters/answered-requests.postgres.ts';
import { loadAnswerMinutes } from '#src/contexts/booking/application/guest/load-answer-minutes.ts';
import { createServiceCalendar } from '#src/contexts/closures/service-calendar.postgres.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';

/** Creates the dependencies of the reservation use cases, for requests and jobs. */
export const createBookingDeps = (
  { commands, config, abuseProtection, sql }: AppServices,
  turnFactsRepository: TurnFactsRepository,
  reservations: ReservationLookups,
  lockTurn: LockTurn,
  links: GuestLinks,
) => ({
  ...commands,
  turnFactsRepository,
  reservations,
  lockTurn,
  links,
  loadAnswerMinutes: loadAnswerMinutes({
    clock: commands.clock,
    answeredRequests: createAnsweredRequests(sql),
    closures: createServiceCalendar(sql),
    turnFactsRepository,
  }),
  unconfirmedSeats: abuseProtection.unconfirmedSeats,
  rules: {
    rooms: venue.rooms,
    leadTimeMinutes: venue.leadTimeMinutes,
    horizonDays: config.BOOKING_HORIZON_DAYS,
    kitchenPace: venue.kitchenPace,
    highChairs: venue.highChairs,
    minimumPartyHours: config.MINIMUM_PARTY_HOURS,
  },
});

export type BookingDeps = ReturnType<typeof createBookingDeps>;
