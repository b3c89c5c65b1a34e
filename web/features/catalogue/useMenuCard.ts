import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cardOf, cardRead, isFresh, type Card } from './menuCard.ts';

type MenuCard = {
  /** Null while it is on its way. */
  readonly card: Card | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Dishes and drinks. What was read before stays on screen while it is read again, also when that fails. */
export const useMenuCard = (): MenuCard => {
  const card = useSelector(cardOf);
  const { getState } = useStore<Parameters<typeof cardOf>[0]>();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(async () => {
    setFailed(false);
    try {
      const { readCard } = await import('./catalogueApi.ts');
      dispatch(cardRead({ ...(await readCard(dispatch)), readAt: performance.now() }));
    } catch {
      setFailed(true);
    }
  }, [dispatch]);
  useEffect(() => {
    if (!isFresh(cardOf(getState()), performance.now())) void read();
  }, [getState, read]);
  return { card, failed, retry: () => void read() };
};
