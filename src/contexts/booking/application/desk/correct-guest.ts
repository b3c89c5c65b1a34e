import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { guestDataFields, type GuestDataField } from '#src/contracts/booking/guest-data-fields.ts';
import type { GuestCorrection } from '#src/contracts/booking/reservation-desk-forms.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { CommandContext, DeskDeps } from './execute-desk-command.ts';
import {
  appendPersonalDataEvent,
  changePersonalData,
  refuseErasedPerson,
} from './append-personal-data-event.ts';

type GuestData = Readonly<Record<GuestDataField, string | null>>;

const toStoredGuestData = (view: ReservationView): GuestData => ({
  name: view.customerName,
  phone: view.customerPhone,
  email: view.customerEmail,
  notes: view.specialRequests,
  occasion: view.occasion,
  seatWishes: view.seatWishes?.join(' ') || null,
});

/** Applies the correction. An occasion or seat wishes that it leaves out do not change. */
const toCorrectedGuestData = (
  { customerName: name, customerPhone: phone, customerEmail: email, ...rest }: GuestCorrection,
  before: GuestData,
): GuestData => ({
  name,
  phone,
  email,
  notes: rest.notes,
  occasion: rest.occasion === undefined ? before.occasion : rest.occasion,
  seatWishes:
    rest.seatWishes === undefined ? before.seatWishes : rest.seatWishes?.join(' ') || null,
});

export const correctGuest =
  (deps: DeskDeps) =>
  (id: string, correction: GuestCorrection, context: CommandContext): Promise<ReservationView> =>
    changePersonalData(deps, id, async (tx, { view, history }) => {
      if (view.origin !== 'walk_in' && correction.customerPhone === null)
        refuseField('customerPhone', message('phone_required'), { code: 'invalid' });
      const before = toStoredGuestData(view);
      const corrected = toCorrectedGuestData(correction, before);
      const fields = guestDataFields.filter((field) => corrected[field] !== before[field]);
      if (fields.length === 0) return;
      await appendPersonalDataEvent(deps, tx, id, {
        command: { type: 'correctGuest', fields },
        history,
        context,
        store: async () =>
          (await deps.personalData.update(
            tx,
            history[0]?.subjectId ?? '',
            Object.fromEntries(fields.map((field) => [field, corrected[field]])),
          )) ?? refuseErasedPerson(),
      });
    });

export type CorrectGuest = ReturnType<typeof correctGuest>;
