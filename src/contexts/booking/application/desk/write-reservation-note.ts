import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  appendPersonalDataEvent,
  loadForPersonalData,
  replaceWords,
} from './append-personal-data-event.ts';
import { runWithConflictAttribution } from './attribute-conflict.ts';
import { refuseErasedPerson } from './correct-guest.ts';
import {
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';

/** Null deletes the note. The event contains no word of it. */
export const writeReservationNote =
  (deps: DeskDeps) =>
  (id: string, adminNotes: string | null, context: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      const { view, history } = await loadForPersonalData(deps, tx, id);
      if (view.customerName === null) refuseErasedPerson();
      if (view.adminNotes === adminNotes) return view;
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
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type WriteReservationNote = ReturnType<typeof writeReservationNote>;
