import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { ProposedTurn, ReservationView } from '#src/contracts/booking/reservations.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  proposesAfterCancellation,
  proposesAfterRejection,
} from '#src/contexts/booking/domain/proposal-policy.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { DeskDeps } from '../desk/execute-desk-command.ts';
import { toReservationStream } from '../reservation-stream-name.ts';
import { findAlternatives } from './find-alternatives.ts';

type DeclinedDeps = Pick<DeskDeps, 'eventLog' | 'reservations'>;
export type ProposalDeps = DeclinedDeps &
  Pick<DeskDeps, 'inTransaction' | 'turnFactsRepository' | 'clock' | 'rules'>;

type Decline = { readonly isProposing: boolean; readonly isServiceClosed: boolean };
const NOT_DECLINED: Decline = { isProposing: false, isServiceClosed: false };

const readDecline = async (
  { eventLog }: DeclinedDeps,
  tx: Sql,
  { id, outcome, cancelReason }: ReservationView,
): Promise<Decline> => {
  if (outcome === 'cancelled_by_staff' && cancelReason !== null)
    return {
      isProposing: proposesAfterCancellation(cancelReason),
      isServiceClosed: cancelReason === 'house_closed',
    };
  if (outcome !== 'rejected') return NOT_DECLINED;
  const history = await eventLog.read<ReservationEvent>(tx, toReservationStream(id));
  const rejection = history.findLast((event) => event.type === 'ReservationRejected');
  const reason = rejection?.data.reason ?? 'not_given';
  return {
    isProposing: proposesAfterRejection(reason),
    isServiceClosed: reason === 'house_closed',
  };
};

export type DeclinedReservation = ReservationView & {
  readonly customerName: string;
  /** True if the guest was told that the service is closed. */
  readonly isServiceClosed: boolean;
};

/**
 * Finds a declined reservation whose guest may choose another turn instead. Returns null after the
 * guest has chosen, after an erasure, and for any other reservation.
 */
export const findDeclinedReservation = async (
  deps: DeclinedDeps,
  tx: Sql,
  id: string,
): Promise<DeclinedReservation | null> => {
  const view = await deps.reservations.find(id, tx);
  if (!view || view.customerName === null) return null;
  const { isProposing, isServiceClosed } = await readDecline(deps, tx, view);
  if (!isProposing || (await deps.reservations.findReplacement(id, tx)) !== null) return null;
  return { ...view, customerName: view.customerName, isServiceClosed };
};

/** Finds at most two turns that are free now for the guest of a declined reservation. */
export const findProposals =
  (deps: ProposalDeps) =>
  (id: string): Promise<ProposedTurn[]> =>
    deps.inTransaction(async (tx) => {
      const declined = await findDeclinedReservation(deps, tx, id);
      if (!declined) return [];
      const { reservationDate: date, timeSlotId, timeSlotData, isServiceClosed } = declined;
      const { startTime } = timeSlotData;
      const mealType = mealTypeOf(startTime);
      const wanted = { date, timeSlotId, startTime, mealType, isServiceClosed };
      return findAlternatives(deps)(wanted, declined, tx);
    });

export type FindProposals = ReturnType<typeof findProposals>;
