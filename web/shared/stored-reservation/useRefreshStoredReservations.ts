import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { forgetReservationsBefore } from './reservationStorage.ts';
import type { Dispatch } from './reservationStatusApi.ts';
import { useStoredReservations } from './useStoredReservations.ts';

/**
 * Loads the state of the stored reservations when the page opens and when it becomes visible. The
 * API client loads on demand, because most visitors have no reservation.
 */
export const useRefreshStoredReservations = (): void => {
  const today = useSelector(selectToday);
  const dispatch = useDispatch<Dispatch>();
  const tokens = useStoredReservations()
    .map(({ token }) => token)
    .join(' ');
  useEffect(() => forgetReservationsBefore(today), [today]);
  useEffect(() => {
    if (tokens === '') return;
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const { refreshStoredReservation } = await import('./reservationStatusApi.ts');
      for (const token of tokens.split(' ')) await refreshStoredReservation(dispatch, token);
    };
    const refreshQuietly = () => void refresh().catch(() => undefined);
    refreshQuietly();
    document.addEventListener('visibilitychange', refreshQuietly);
    return () => document.removeEventListener('visibilitychange', refreshQuietly);
  }, [tokens, dispatch]);
};
