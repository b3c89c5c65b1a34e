import type { MissedReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { DomainError } from '#src/kernel/domain-error.ts';
import { formatItalian } from '#src/messages/format-message.ts';

/**
 * Changes each reservation in its own transaction, because a refusal must not stop the other
 * changes.
 */
export const changeMany = async (
  ids: readonly string[],
  change: (id: string) => Promise<ReservationView>,
): Promise<{ changed: ReservationView[]; missed: MissedReservation[] }> => {
  const changed: ReservationView[] = [];
  const missed: MissedReservation[] = [];
  for (const id of new Set(ids)) {
    try {
      changed.push(await change(id));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, message, details } = error.refusal;
      const at = typeof details?.['at'] === 'string' ? { at: details['at'] } : {};
      missed.push({ id, code, message: formatItalian(message), ...at });
    }
  }
  return { changed, missed };
};
