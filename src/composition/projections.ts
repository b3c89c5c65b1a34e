import { reservationsProjection } from '#src/contexts/booking/adapters/reservations.projection.ts';
import { turnOccupancyProjection } from '#src/contexts/booking/adapters/turn-occupancy.projection.ts';
import { turnLimitsProjection } from '#src/contexts/booking/adapters/turn-limits.projection.ts';
import { waitingListProjection } from '#src/contexts/booking/waiting-list/adapters/waiting-list.projection.ts';
import { guestsProjection } from '#src/contexts/guests/guests.projection.ts';
import { contactsProjection } from '#src/contexts/contact/contacts.projection.ts';
import { quotesProjection } from '#src/contexts/private-events/adapters/quotes.projection.ts';

/**
 * Projections in the order in which they run. Rebuilds and bookings must both lock `turn_occupancy`
 * before `reservations`, because opposite orders would deadlock.
 */
export const projections = [
  turnOccupancyProjection,
  reservationsProjection,
  waitingListProjection,
  turnLimitsProjection,
  quotesProjection,
  contactsProjection,
  guestsProjection,
];
