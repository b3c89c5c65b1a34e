import type { BulkAcceptanceResult } from '#src/contracts/booking/open-request-operations.ts';
import type { MissedReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { withTimeOfCause } from '../../describeFailure.ts';

/** Explains why the first reservation was not changed, with the time of the colleague's change. */
export const formatMissed = ([first]: readonly MissedReservation[]): string =>
  first ? withTimeOfCause(first.message, first.at) : 'Non c’è niente da annullare';

/** Returns a text such as `6 richieste accettate, 1 no: …` with the reason of the first refusal. */
export const formatAccepted = ({ accepted, missed }: BulkAcceptanceResult): string => {
  const count = accepted.length;
  const done = `${count} ${count === 1 ? 'richiesta accettata' : 'richieste accettate'}`;
  if (missed.length === 0) return done;
  return `${done}, ${missed.length} no: ${missed[0]!.message}`;
};
