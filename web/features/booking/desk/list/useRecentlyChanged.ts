import { useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { RecentlyChanged } from './mergeRecentlyChanged.ts';

const NONE: RecentlyChanged = new Map();

export const useRecentlyChanged = (listKey: string) => {
  const [state, setState] = useState({ listKey, changed: NONE });
  /*
   * Clears the changed cards when the list changes. Otherwise they would appear again when staff
   * return to the earlier list.
   */
  if (state.listKey !== listKey) setState({ listKey, changed: NONE });
  const addChanged = (reservation: ReservationView) =>
    setState((last) => ({
      ...last,
      changed: new Map(last.changed).set(reservation.id, reservation),
    }));
  return { recentlyChanged: state.listKey === listKey ? state.changed : NONE, addChanged };
};
