import { ALLERGIES_CONSENT_VERSION, hasAllergies } from '#src/contracts/booking/guest-allergies.ts';
import type { ToldAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
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

/** Staff record what a guest told them, with the consent of the guest. */
export const recordToldAllergies =
  (deps: DeskDeps) =>
  (
    id: string,
    { codes, note, remember }: ToldAllergies,
    context: CommandContext,
  ): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      if (!hasAllergies({ codes, note }))
        refuseField('codes', message('allergies_required'), { code: 'invalid' });
      const { view, history } = await loadForPersonalData(deps, tx, id);
      if (view.customerName === null) refuseErasedPerson();
      await appendPersonalDataEvent(deps, tx, id, {
        command: {
          type: 'declareAllergies',
          consentTextVersion: ALLERGIES_CONSENT_VERSION,
          remember,
          toldToStaff: true,
        },
        history,
        context,
        store: () =>
          replaceWords(deps, tx, history, {
            type: 'AllergiesDeclared',
            words: { allergens: codes.join(' ') || null, allergyNote: note },
          }),
      });
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type RecordToldAllergies = ReturnType<typeof recordToldAllergies>;
