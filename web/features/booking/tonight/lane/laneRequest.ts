import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { expectedTime } from '../book/describeVisit.ts';
import type { ServiceMoment } from '../serviceMoment.ts';

/** An open request at the present time. `isPast`: the time at which the guest wants to come has passed. */
export type LaneRequest = OpenRequest & { readonly isPast: boolean };

const hasPassed = ({ reservation }: OpenRequest, { date, minutes }: ServiceMoment): boolean =>
  reservation.reservationDate === date
    ? toMinutes(expectedTime(reservation)) < minutes
    : reservation.reservationDate < date;

/**
 * Applies the present time to a request, which fitted when the server answered but may be too late
 * now.
 */
export const toLaneRequest = (request: OpenRequest, moment: ServiceMoment): LaneRequest =>
  request.fits !== null && hasPassed(request, moment)
    ? { ...request, fits: false, table: null, move: null, isPast: true }
    : { ...request, isPast: false };
