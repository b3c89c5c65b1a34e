import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { GuestCorrection } from '#src/contracts/booking/reservation-desk-forms.ts';
import { fold } from '#src/event-log/decider.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { reservationDecider } from '#src/contexts/booking/domain/reservation-decider.ts';
import {
  lockTurns,
  refuseUnknownReservation,
  type CommandContext,
  type DeskDeps,
} from './execute-desk-command.ts';
import { runWithConflictAttribution } from './attribute-conflict.ts';
import { toReservationStream } from '../reservation-stream-name.ts';

const refuseErasedPerson = () =>
  refuse({ kind: 'conflict', message: message('person_erased.correction') });

const isSameGuestData = (
  view: ReservationView,
  { customerName, customerPhone, customerEmail, notes }: GuestCorrection,
): boolean =>
  view.customerName === customerName &&
  view.customerPhone === customerPhone &&
  view.customerEmail === customerEmail &&
  view.specialRequests === notes;

const storeCorrection = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  correction: GuestCorrection,
  { actor, expectedVersion }: CommandContext,
): Promise<void> => {
  await lockTurns(deps, tx, id);
  const stream = toReservationStream(id);
  const view = (await deps.reservations.find(id, tx)) ?? refuseUnknownReservation();
  if (view.origin !== 'walk_in' && correction.customerPhone === null)
    refuseField('customerPhone', message('phone_required'), { code: 'invalid' });
  if (isSameGuestData(view, correction)) return;
  const history = await deps.eventLog.read<ReservationEvent>(tx, stream);
  await deps.assertVersion(tx, {
    stream,
    expectedVersion,
    currentVersion: String(history.length),
    thing: message('thing.reservation', { reference: toReferenceCode(id) }),
  });
  const { customerName: name, customerPhone: phone, customerEmail: email, notes } = correction;
  const subject =
    (await deps.personalData.update(tx, history[0]?.subjectId ?? '', {
      name,
      phone,
      email,
      notes,
    })) ?? refuseErasedPerson();
  const decided = reservationDecider.decide(
    { type: 'correctGuest' },
    fold(reservationDecider, history),
  );
  await deps.eventLog.append(tx, stream, history.length, decided, {
    at: deps.clock.now().toISOString(),
    actor,
    subject,
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
