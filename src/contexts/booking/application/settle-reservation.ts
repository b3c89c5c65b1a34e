import type { ReservationView } from '../../../contracts/booking.ts';
import type { DeskCancellation } from '../../../contracts/desk.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { ReservationCommand } from '../domain/reservation.ts';
import { act, factsFor, holdAll, unknown, type By, type DeskDeps } from './act.ts';
import { nameTheFaster } from './name-the-faster.ts';
import type { Turn } from './ports.ts';

export type Step =
  'Confirm' | 'Reject' | 'Expire' | 'Complete' | 'MarkArrived' | 'MarkNoShow' | 'MarkCalled';

/** What is done with a reservation where it is. `note`: words of the staff about it. */
export type Order =
  | { readonly type: Step; readonly note?: string | null }
  | ({ readonly type: 'Cancel' } & DeskCancellation);

const commandFor = async (
  deps: DeskDeps,
  tx: Sql,
  id: string,
  order: Order,
  turn: Turn,
): Promise<ReservationCommand> => {
  switch (order.type) {
    case 'Cancel':
      return { type: 'Cancel', reason: order.reason };
    case 'Expire':
    case 'MarkCalled':
      return { type: order.type };
    case 'Confirm':
    case 'Reject':
      return { type: order.type, facts: await factsFor(deps, tx, turn, id) };
    case 'Complete':
    case 'MarkArrived':
    case 'MarkNoShow': {
      const { today, minutesToStart } = await factsFor(deps, tx, turn, id);
      return {
        type: order.type,
        moment: { now: deps.clock.now().toISOString(), today, minutesToStart },
      };
    }
  }
};

/**
 * Staff, or the nightly job, do something with a reservation where it is. Locks in the order that every command keeps:
 * commands of the reservation, turn, its row, head.
 *
 * @returns the reservation as it stands afterwards; unchanged when it was already so.
 * @throws DomainError not-found reservation_unknown; conflict reservation_settled and changed_meanwhile, which name who
 * was faster; whatever else the domain refuses.
 */
export const settleReservation =
  (deps: DeskDeps) =>
  (id: string, order: Order, by: By): Promise<ReservationView> =>
    nameTheFaster(deps, id, async (tx) => {
      const turn = await holdAll(deps, tx, id);
      const command = await commandFor(deps, tx, id, order, turn);
      await act(deps, tx, id, {
        command,
        by,
        words: order.note === undefined ? undefined : { note: order.note },
      });
      return (await deps.desk.find(id, tx)) ?? unknown();
    });

export type SettleReservation = ReturnType<typeof settleReservation>;
