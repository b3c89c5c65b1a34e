import type { ReservationView } from '#src/contracts/booking/reservations.ts';

export type RecentlyChanged = ReadonlyMap<string, ReservationView>;

/** One card of the list; `listed` false: it no longer belongs to what is shown, and stays because it was just changed here. */
export type ListedReservation = ReservationView & { readonly listed: boolean };

const latestFirst = (one: ReservationView, other: ReservationView) =>
  other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);

/**
 * The list as read, with the cards that were changed here: a card that was just answered stays where it is, so that
 * neither the eye nor the focus loses it and the change can be taken back. Of two versions the newer one is shown.
 */
export const mergeRecentlyChanged = (
  list: readonly ReservationView[],
  kept: RecentlyChanged,
): ListedReservation[] => {
  const listed = new Set(list.map(({ id }) => id));
  const newer = (one: ReservationView) =>
    (kept.get(one.id)?.version ?? 0) > one.version ? kept.get(one.id)! : one;
  return [
    ...list.map((one) => ({ ...newer(one), listed: true })),
    ...[...kept.values()]
      .filter(({ id }) => !listed.has(id))
      .map((one) => ({ ...one, listed: false })),
  ].toSorted(latestFirst);
};
