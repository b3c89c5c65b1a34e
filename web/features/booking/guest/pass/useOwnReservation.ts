import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { useReservationStatusQuery } from '#web/shared/stored-reservation/reservationStatusApi.ts';
import { preloadedReservation } from './preloadedReservation.ts';

const REFRESH_INTERVAL_MS = 7_000;

/**
 * Refreshes the data at an interval while the page is visible, and when the page becomes visible or
 * online.
 */
const useLiveRefresh = (refetch: () => unknown) => {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    const timer = setInterval(refresh, REFRESH_INTERVAL_MS);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [refetch]);
};

export type OwnReservationState =
  | { readonly kind: 'found'; readonly token: string; readonly reservation: ReservationStatusView }
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void };

/**
 * Returns the reservation of the link in the URL. The first page load contains it as preloaded
 * state.
 */
export const useOwnReservation = (): OwnReservationState => {
  const { token = '' } = useParams();
  const preloaded = useSelector(preloadedReservation.of)?.value;
  const { data, error, refetch } = useReservationStatusQuery(token);
  useLiveRefresh(refetch);
  const known = preloaded?.token === token ? preloaded.reservation : undefined;
  if (statusOf(error) === 404) return { kind: 'missing' };
  const reservation = data ?? known;
  if (reservation) return { kind: 'found', token, reservation };
  if (reservation === null) return { kind: 'missing' };
  return error ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
};
