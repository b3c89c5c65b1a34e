import { hasAllergies } from '#src/contracts/booking/guest-allergies.ts';
import type { ToldAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { findConsentVersion } from '#src/messages/consents/consent-texts.ts';
import { message } from '#src/messages/message.ts';
import {
  appendPersonalDataEvent,
  changePersonalData,
  refuseErasedPerson,
  replaceWords,
} from './append-personal-data-event.ts';
import type { CommandContext, DeskDeps } from './execute-desk-command.ts';

/** Records the allergies that a guest told staff, and the guest's consent. */
export const recordToldAllergies =
  (deps: DeskDeps) =>
  async (
    id: string,
    { codes, note, remember }: ToldAllergies,
    context: CommandContext,
  ): Promise<ReservationView> => {
    if (!hasAllergies({ codes, note }))
      refuseField('codes', message('allergies_required'), { code: 'invalid' });
    return changePersonalData(deps, id, async (tx, { view, history }) => {
      if (view.customerName === null) refuseErasedPerson();
      await appendPersonalDataEvent(deps, tx, id, {
        command: {
          type: 'declareAllergies',
          consentTextVersion: findConsentVersion('told-allergies', DEFAULT_LANGUAGE),
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
    });
  };

export type RecordToldAllergies = ReturnType<typeof recordToldAllergies>;
