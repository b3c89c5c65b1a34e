import { useState } from 'react';
import type { ReservationView } from '../../../../src/contracts/booking.ts';
import type { Kept } from './withKept.ts';

const NONE: Kept = new Map();

/** What was changed while one list is on screen; another list begins with nothing. `of` names the list. */
export const useKept = (of: string) => {
  const [state, setState] = useState({ of, kept: NONE });
  const kept = state.of === of ? state.kept : NONE;
  const keep = (one: ReservationView) =>
    setState((last) => ({ of, kept: new Map(last.of === of ? last.kept : NONE).set(one.id, one) }));
  return { kept, keep };
};
