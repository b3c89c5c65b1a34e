import type { ReservationView } from '../../../contracts/booking.ts';
import type { DeskEntry } from '../../../contracts/desk.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { Attempt, Once } from '../../../event-log/once.ts';
import type { NewId } from '../../../kernel/clock.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import { reservation } from '../domain/reservation.ts';
import { factsFor, hasPassed, unknown, type DeskDeps } from './act.ts';
import { nameTheFaster } from './name-the-faster.ts';
import { reservationStream } from './reservation-stream.ts';

export type EnterDeps = DeskDeps & { readonly once: Once; readonly newId: NewId };

/** Holds the turn, reads its facts, decides, keeps the guest's data and the reason beside it, appends. */
const enter = async (
  deps: EnterDeps,
  tx: Sql,
  entry: DeskEntry,
  actor: Actor,
): Promise<{ id: string }> => {
  const { reservationDate: date, timeSlotId, tableId, numberOfPeople, origin, override } = entry;
  const id = deps.newId();
  await deps.holdTurn(tx, { date, timeSlotId });
  const facts = await factsFor(deps, tx, { date, timeSlotId }, id);
  const at = deps.clock.now().toISOString();
  const decided = reservation.decide(
    {
      type: 'Enter',
      wish: { tableId, numberOfPeople },
      facts,
      origin,
      hasReason: override !== undefined,
      now: at,
    },
    reservation.initial,
  );
  const subject = await deps.guestBook.keep(tx, {
    name: entry.customerName,
    phone: entry.customerPhone,
    email: entry.customerEmail,
    notes: entry.notes,
    ...(override && hasPassed(decided) ? { overrideReason: override.reason } : {}),
  });
  await deps.eventLog.append(tx, reservationStream(id), 0, decided, { at, actor, subject });
  return { id };
};

type Entered = { readonly answer: ReservationView; readonly replayed: boolean };

/**
 * Staff enter a telephone or walk-in booking, confirmed at once. It may pass the online party limit and the lead time.
 *
 * @throws DomainError invalid slot_unknown, date_past; conflict: a limit, with `details.overridable` where a reason would
 * pass it.
 */
export const enterReservation =
  (deps: EnterDeps) =>
  (entry: DeskEntry, attempt: Attempt, actor: Actor): Promise<Entered> =>
    nameTheFaster(deps, null, async (tx) => {
      const {
        answer: { id },
        replayed,
      } = await deps.once(tx, attempt, () => enter(deps, tx, entry, actor));
      return { answer: (await deps.desk.find(id, tx)) ?? unknown(), replayed };
    });

export type EnterReservation = ReturnType<typeof enterReservation>;
