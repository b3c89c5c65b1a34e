import type { BulkAcceptanceResult } from '#src/contracts/booking/open-request-operations.ts';
import type { MissedReservation } from '#src/contracts/booking/reservation-desk-operations.ts';

export const formatMissed = (missed: readonly MissedReservation[]): string =>
  missed[0]?.message ?? 'Non c’è niente da annullare';

/** Such as `6 richieste accettate, 1 non più possibile`. */
export const formatAccepted = ({ accepted, missed }: BulkAcceptanceResult): string => {
  const count = accepted.length;
  const done = `${count} ${count === 1 ? 'richiesta accettata' : 'richieste accettate'}`;
  return missed.length === 0 ? done : `${done}, ${missed.length} non più possibile`;
};
