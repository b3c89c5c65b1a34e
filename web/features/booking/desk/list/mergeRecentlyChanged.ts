import type { ReservationView } from '#src/contracts/booking/reservations.ts';

export type RecentlyChanged = ReadonlyMap<string, ReservationView>;

/** `listed` is false if staff just changed the reservation and it no longer matches the filter. */
export type ListedReservation = ReservationView & { readonly listed: boolean };

const latestFirst = (one: ReservationView, other: ReservationView) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);

/**
 * Adds reservations that staff just changed on this screen, so their cards keep the focus and the
 * undo button.
 */
export const mergeRecentlyChanged = (
  list: readonly ReservationView[],
  changed: RecentlyChanged,
): ListedReservation[] => {
  const listed = new Set(list.map(({ id }) => id));
  const newer = (one: ReservationView) =>
    (changed.get(one.id)?.version ?? 0) > one.version ? changed.get(one.id)! : one;
  return [
    ...list.map((one) => ({ ...newer(one), listed: true })),
    ...[...changed.values()]
      .filter(({ id }) => !listed.has(id))
      .map((one) => ({ ...one, listed: false })),
  ].toSorted(latestFirst);
};
