import { useMemo, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { readStoredText, subscribeToStorage } from './reservationStorage.ts';
import { parseStoredReservations, type StoredReservation } from './storedReservations.ts';

/**
 * Returns the reservations of this browser whose day is not over, in order of date and time. Empty
 * during hydration, because the server does not know the browser's storage.
 */
export const useStoredReservations = (): readonly StoredReservation[] => {
  const today = useSelector(selectToday);
  const text = useSyncExternalStore(subscribeToStorage, readStoredText, () => null);
  return useMemo(
    () => parseStoredReservations(text).filter(({ reservationDate }) => reservationDate >= today),
    [text, today],
  );
};
