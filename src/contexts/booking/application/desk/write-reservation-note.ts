import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  appendPersonalDataEvent,
  changePersonalData,
  refuseErasedPerson,
  replaceWords,
} from './append-personal-data-event.ts';
import type { CommandContext, DeskDeps } from './execute-desk-command.ts';

/**
 * Writes the note of staff, or deletes it if `adminNotes` is null. The event does not contain the
 * text.
 */
export const writeReservationNote =
  (deps: DeskDeps) =>
  (id: string, adminNotes: string | null, context: CommandContext): Promise<ReservationView> =>
    changePersonalData(deps, id, async (tx, { view, history }) => {
      if (view.customerName === null) refuseErasedPerson();
      if (view.adminNotes === adminNotes) return;
      await appendPersonalDataEvent(deps, tx, id, {
        command: { type: 'writeNote', deleted: adminNotes === null },
        history,
        context,
        store: () =>
          replaceWords(deps, tx, history, {
            type: 'ReservationNoteWritten',
            words: { adminNotes },
          }),
      });
    });

export type WriteReservationNote = ReturnType<typeof writeReservationNote>;
