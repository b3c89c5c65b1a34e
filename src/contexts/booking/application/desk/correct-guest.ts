import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { guestDataFields, type GuestDataField } from '#src/contracts/booking/guest-data-fields.ts';
import type { GuestCorrection } from '#src/contracts/booking/reservation-desk-forms.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './attribute-conflict.ts';
import { appendPersonalDataEvent, loadForPersonalData } from './append-personal-data-event.ts';

type GuestData = Readonly<Record<GuestDataField, string | null>>;

export const refuseErasedPerson = () =>
  refuse({ kind: 'conflict', message: message('person_erased.correction') });

const toStoredGuestData = (view: ReservationView): GuestData => ({
  name: view.customerName,
  phone: view.customerPhone,
  email: view.customerEmail,
  notes: view.specialRequests,
  occasion: view.occasion,
  seatWishes: view.seatWishes?.join(' ') || null,
});

/** Wishes that the correction leaves out stay as they are. */
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

const storeCorrection = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  correction: GuestCorrection,
  context: CommandContext,
): Promise<void> => {
  const { view, history } = await loadForPersonalData(deps, tx, id);
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
};

export const correctGuest =
  (deps: DeskDeps) =>
  (id: string, correction: GuestCorrection, context: CommandContext): Promise<ReservationView> =>
    runWithConflictAttribution(deps, id, async (tx) => {
      await storeCorrection(deps, tx, id, correction, context);
      return (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
    });

export type CorrectGuest = ReturnType<typeof correctGuest>;
