import type { ReservationView } from '#src/contracts/booking/reservations.ts';

export type RecentlyChanged = ReadonlyMap<string, ReservationView>;

/** `listed` false: no longer matches the filter, shown because it was just changed here. */
export type ListedReservation = ReservationView & { readonly listed: boolean };

const latestFirst = (one: ReservationView, other: ReservationView) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);

/**
 * Reservations changed on this screen stay listed, so focus and undo remain. The higher version
 * wins.
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
