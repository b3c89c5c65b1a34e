import type { ReservationView } from '../../../contracts/booking.ts';
import type { GuestCorrection } from '../../../contracts/desk.ts';
import { fold } from '../../../event-log/decider.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { referenceOf } from '../../../kernel/reference.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { ReservationEvent } from '../domain/reservation-events.ts';
import { reservation } from '../domain/reservation.ts';
import { holdAll, unknown, type By, type DeskDeps } from './act.ts';
import { nameTheFaster } from './name-the-faster.ts';
import { reservationStream } from './reservation-stream.ts';

const erased = () =>
  refuse({
    kind: 'conflict',
    code: 'person_erased',
    message: 'Dati cancellati: non c’è più niente da correggere.',
  });
const phoneMissing = (message: string) =>
  refuse({ kind: 'invalid', code: 'invalid', message, fields: { customerPhone: message } });

const isSame = (
  view: ReservationView,
  { customerName, customerPhone, customerEmail, notes }: GuestCorrection,
): boolean =>
  view.customerName === customerName &&
  view.customerPhone === customerPhone &&
  view.customerEmail === customerEmail &&
  view.specialRequests === notes;

const correct = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  wanted: GuestCorrection,
  { actor, seen }: By,
): Promise<void> => {
  await holdAll(deps, tx, id);
  const stream = reservationStream(id);
  const view = (await deps.desk.find(id, tx)) ?? unknown();
  if (view.origin !== 'walk_in' && wanted.customerPhone === null)
    phoneMissing('Il numero di telefono è obbligatorio');
  if (isSame(view, wanted)) return;
  const history = await deps.eventLog.read<ReservationEvent>(tx, stream);
  await deps.refuseUnseen(tx, {
    stream,
    seen,
    now: String(history.length),
    thing: `la prenotazione ${referenceOf(id)}`,
  });
  const { customerName: name, customerPhone: phone, customerEmail: email, notes } = wanted;
  const subject =
    (await deps.guestBook.correct(tx, history[0]?.subjectId ?? '', {
      name,
      phone,
      email,
      notes,
    })) ?? erased();
  const decided = reservation.decide({ type: 'CorrectGuest' }, fold(reservation, history));
  await deps.eventLog.append(tx, stream, history.length, decided, {
    at: deps.clock.now().toISOString(),
    actor,
    subject,
  });
};

/**
 * Staff correct a guest's data: the vault holds the new words under a new commitment, the event has none of them.
 * The same data again appends nothing.
 *
 * @throws DomainError not-found reservation_unknown; invalid customerPhone; conflict person_erased, changed_meanwhile
 */
export const correctGuest =
  (deps: DeskDeps) =>
  (id: string, wanted: GuestCorrection, by: By): Promise<ReservationView> =>
    nameTheFaster(deps, id, async (tx) => {
      await correct(deps, tx, id, wanted, by);
      return (await deps.desk.find(id, tx)) ?? unknown();
    });

export type CorrectGuest = ReturnType<typeof correctGuest>;
