import {
  eraseAllergies,
  recordAllergies,
  writeReservationNote,
} from '#src/contracts/booking/reservation-note-operations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { RecordToldAllergies } from '../application/desk/record-told-allergies.ts';
import type { WriteReservationNote } from '../application/desk/write-reservation-note.ts';
import type { ReservationLookups } from '../application/ports.ts';
import { readActor, readCommandContext, type StaffActor } from './read-command-context.ts';

type UseCases = {
  readonly reservations: Pick<ReservationLookups, 'find'>;
  readonly writeNote: WriteReservationNote;
  readonly recordToldAllergies: RecordToldAllergies;
  /** Erases the allergies of all reservations of the guest. */
  readonly eraseGuestAllergies: (id: string, actor: StaffActor) => Promise<unknown>;
};

export const reservationNotesController = ({
  reservations,
  writeNote,
  recordToldAllergies,
  eraseGuestAllergies,
}: UseCases): Route[] => [
  route(writeReservationNote, ({ params, body }, ctx) =>
    writeNote(params.id, body.adminNotes, readCommandContext(ctx)),
  ),

  route(recordAllergies, ({ params, body }, ctx) =>
    recordToldAllergies(params.id, body, readCommandContext(ctx)),
  ),

  route(eraseAllergies, async ({ params }, ctx) => {
    await eraseGuestAllergies(params.id, readActor(ctx));
    return (
      (await reservations.find(params.id)) ??
      refuse({ kind: 'not-found', message: message('reservation_unknown') })
    );
  }),
];
