import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { LastEventInfo } from '#src/contexts/booking/domain/actions/undo.ts';
import { isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { endOfServiceDay } from '#src/kernel/service-day.ts';
import { refuseUnknownReservation, type DeskDeps } from './execute-desk-command.ts';

/** Finds the last action on the reservation. Contact records do not count as actions. */
export const findLastAction = (
  { clock }: Pick<DeskDeps, 'clock'>,
  history: readonly RecordedEvent<ReservationEvent>[],
): LastEventInfo & { readonly at: Date } => {
  const { at, actor } =
    history.findLast((event) => !isContactRecord(event)) ?? refuseUnknownReservation();
  const actedAt = new Date(at);
  return {
    at: actedAt,
    dayEnd: endOfServiceDay(clock, actedAt),
    byStaff: actor.startsWith('staff:'),
  };
};
