import { ContainerModule } from 'inversify';
import { recordToldAllergies } from '#src/contexts/booking/application/desk/record-told-allergies.ts';
import { writeReservationNote } from '#src/contexts/booking/application/desk/write-reservation-note.ts';
import { reservationNotesController } from '#src/contexts/booking/http/reservation-notes.controller.ts';
import { createGuestRepository } from '#src/contexts/guests/guest-repository.postgres.ts';
import { guestsController } from '#src/contexts/guests/guests.controller.ts';
import {
  distinguishGuests,
  mergeGuests,
  separateGuests,
} from '#src/contexts/guests/merge-guests.ts';
import { writeGuestNote } from '#src/contexts/guests/write-guest-note.ts';
import { eraseGuestAllergies } from '#src/contexts/privacy/erase-guest-allergies.postgres.ts';
import type { AppServices } from './app-services.ts';
import type { BookingDeps } from './create-booking-deps.ts';
import { TOKENS } from './tokens.ts';

const createGuestsRoutes = ({ commands, sql }: AppServices) => {
  const guests = createGuestRepository(sql);
  const deps = { ...commands, guests };
  return guestsController({
    guests,
    clock: commands.clock,
    writeNote: writeGuestNote(deps),
    merge: mergeGuests(deps),
    distinguish: distinguishGuests(deps),
    separate: separateGuests(deps),
  });
};

const createReservationNotesRoutes = ({ commands }: AppServices, deps: BookingDeps) =>
  reservationNotesController({
    reservations: deps.reservations,
    writeNote: writeReservationNote(deps),
    recordToldAllergies: recordToldAllergies(deps),
    eraseGuestAllergies: eraseGuestAllergies(commands),
  });

export const guestsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextRoutes).toResolvedValue(createGuestsRoutes, [TOKENS.appServices]);
  bind(TOKENS.contextRoutes).toResolvedValue(createReservationNotesRoutes, [
    TOKENS.appServices,
    TOKENS.bookingDeps,
  ]);
});
