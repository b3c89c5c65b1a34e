import { createGuestLinks } from '#src/contexts/booking/adapters/guest-links.hmac.ts';
import type {
  TurnFactsRepository,
  LockTurn,
  ReservationLookups,
} from '#src/contexts/booking/application/ports.ts';
import { venue } from '#src/venue.ts';
import type { AppServices } from './app-services.ts';

/** What the use cases of reservations need, in requests and in jobs. */
export const createBookingDeps = (
  { commands, config, keyFor, abuseProtection }: AppServices,
  turnFactsRepository: TurnFactsRepository,
  reservations: ReservationLookups,
  lockTurn: LockTurn,
) => ({
  ...commands,
  turnFactsRepository,
  reservations,
  lockTurn,
  links: createGuestLinks(keyFor('guest-links')),
  unconfirmedSeats: abuseProtection.unconfirmedSeats,
  rules: { leadTimeMinutes: venue.leadTimeMinutes, horizonDays: config.BOOKING_HORIZON_DAYS },
});

export type BookingDeps = ReturnType<typeof createBookingDeps>;
