import { useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { RecentlyChanged } from './mergeRecentlyChanged.ts';

const NONE: RecentlyChanged = new Map();

/** Reservations changed here since the list `listKey` opened. */
export const useRecentlyChanged = (of: string) => {
  const [state, setState] = useState({ of, kept: NONE });
  // Reset during render: a return to an earlier list must not restore its changes.
  if (state.of !== of) setState({ of, kept: NONE });
  const keep = (one: ReservationView) =>
    setState((last) => ({ ...last, kept: new Map(last.kept).set(one.id, one) }));
  return { kept: state.of === of ? state.kept : NONE, keep };
};
