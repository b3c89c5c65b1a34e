import type {
  GuestLinks,
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from './application/ports.ts';
import { createAnsweredRequests } from './adapters/answered-requests.postgres.ts';
import { loadAnswerMinutes, type ClosedServices } from './application/guest/load-answer-minutes.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from '#src/composition/app-services.ts';

/** Creates the dependencies of the reservation use cases, for requests and jobs. */
export const createBookingDeps = (
  { commands, config, abuseProtection, sql }: AppServices,
  turnFactsRepository: TurnFactsRepository,
  reservations: ReservationLookups,
  lockTurn: LockTurn,
  links: GuestLinks,
  closures: ClosedServices,
) => ({
  ...commands,
  turnFactsRepository,
  reservations,
  lockTurn,
  links,
  loadAnswerMinutes: loadAnswerMinutes({
    clock: commands.clock,
    answeredRequests: createAnsweredRequests(sql),
    closures,
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
