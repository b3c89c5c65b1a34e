import type { ReservationView } from '../../../contracts/booking.ts';
import type { HandleCommand } from '../../../event-log/command-handler.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { InTransaction, Sql } from '../../../kernel/transaction.ts';
import { reservation, type ReservationCommand } from '../domain/reservation.ts';
import type { HoldTurn, ReservationDesk, Turn } from './ports.ts';
import { reservationStream } from './reservation-stream.ts';
import { turnFacts, type FactsDeps } from './turn-facts.ts';

export type SettleDeps = FactsDeps & {
  readonly inTransaction: InTransaction;
  readonly holdTurn: HoldTurn;
  readonly desk: ReservationDesk;
  readonly handle: HandleCommand;
};

export type Settlement = 'Confirm' | 'Reject' | 'Expire' | 'Complete';

const unknown = () => refuse({ kind: 'not-found', code: 'reservation_unknown', message: 'Prenotazione non trovata' });

const commandFor = async (deps: SettleDeps, tx: Sql, id: string, { date, timeSlotId }: Turn, type: Settlement): Promise<ReservationCommand> => {
  if (type !== 'Confirm') return { type };
  const slot = (await deps.diningRoom.slot(timeSlotId, tx)) ?? unknown();
  return { type, facts: await turnFacts(deps)(date, slot, tx, id) };
};

/**
 * Staff, or the nightly job, settle a reservation. Locks in the order that every command keeps: turn, reservation, head.
 *
 * @returns the reservation as it stands afterwards; unchanged when it was already so.
 * @throws DomainError not-found reservation_unknown; conflict reservation_settled, or an acceptance rule broken.
 */
export const settleReservation = (deps: SettleDeps) => (id: string, type: Settlement, actor: Actor): Promise<ReservationView> =>
  deps.inTransaction(async (tx) => {
    const turn = (await deps.desk.turnOf(tx, id)) ?? unknown();
    await deps.holdTurn(tx, turn);
    await deps.desk.hold(tx, id);
    const command = await commandFor(deps, tx, id, turn, type);
    await deps.handle(tx, reservation, reservationStream(id), command, { at: deps.clock.now().toISOString(), actor });
    return (await deps.desk.find(id, tx)) ?? unknown();
  });

export type SettleReservation = ReturnType<typeof settleReservation>;
