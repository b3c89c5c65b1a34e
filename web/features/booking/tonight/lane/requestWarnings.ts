import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { LaneRequest } from './laneRequest.ts';

/** Returns a text such as `1 volta non è venuto`, or null. */
export const formatNoShows = ({
  guest: { noShows },
}: Pick<OpenRequest, 'guest'>): string | null => {
  if (noShows === 0) return null;
  return noShows === 1 ? '1 volta non è venuto' : `${noShows} volte non è venuto`;
};

/** Returns a text such as `Anche alle 21:30, stesso numero`, or null. */
export const formatSameDay = ({ guest: { sameDay } }: Pick<OpenRequest, 'guest'>): string | null =>
  sameDay.length === 0 ? null : `Anche alle ${sameDay.join(' e alle ')}, stesso numero`;

/**
 * Returns true if staff must look at the request before they accept it. The server refuses the same
 * requests in a bulk acceptance.
 */
export const needsLook = (request: LaneRequest): boolean =>
  request.guest.noShows > 0 || request.guest.sameDay.length > 0;

/** Returns the requests that one press accepts. */
export const listForBulk = (requests: readonly LaneRequest[]): LaneRequest[] =>
  requests.filter((request) => request.fits === true && !needsLook(request));

/** Returns the number of pending requests that the bulk acceptance leaves out although they can fit. */
export const countLeftOut = (requests: readonly LaneRequest[]): number =>
  requests.filter(
    (request) =>
      (request.fits === true && needsLook(request)) ||
      (request.fits === false && !request.isPast && (request.move ?? request.unmetWish) !== null),
  ).length;

/** Returns a text such as `Accetta 6 di 8 (2 da guardare)`. */
export const formatBulkLabel = (accepted: number, leftOut: number): string => {
  if (leftOut === 0) return `Accetta tutte quelle che ci stanno (${accepted})`;
  return `Accetta ${accepted} di ${accepted + leftOut} (${leftOut} da guardare)`;
};
