import type {
  GuestLinks,
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '#src/contexts/booking/application/ports.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';

/** What the use cases of reservations need, in requests and in jobs. */
export const createBookingDeps = (
  { commands, config, abuseProtection }: AppServices,
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
  unconfirmedSeats: abuseProtection.unconfirmedSeats,
  rules: { leadTimeMinutes: venue.leadTimeMinutes, horizonDays: config.BOOKING_HORIZON_DAYS },
});

export type BookingDeps = ReturnType<typeof createBookingDeps>;
