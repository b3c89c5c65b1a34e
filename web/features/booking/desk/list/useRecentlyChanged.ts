import { useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { RecentlyChanged } from './mergeRecentlyChanged.ts';

const NONE: RecentlyChanged = new Map();

/** What was changed while one list is on screen; another list begins with nothing. `of` names the list. */
export const useRecentlyChanged = (of: string) => {
  const [state, setState] = useState({ of, kept: NONE });
  // Forgotten at once, so that coming back to this list does not bring it back.
  if (state.of !== of) setState({ of, kept: NONE });
  const keep = (one: ReservationView) =>
    setState((last) => ({ ...last, kept: new Map(last.kept).set(one.id, one) }));
  return { kept: state.of === of ? state.kept : NONE, keep };
};
