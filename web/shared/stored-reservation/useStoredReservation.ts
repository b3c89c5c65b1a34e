import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { readStoredReservation, type StoredReservation } from './storedReservation.ts';

/** Null in the first render, because the server does not know the storage of the browser. */
export const useStoredReservation = (): StoredReservation | null => {
  const today = useSelector(selectToday);
  const { key } = useLocation();
  const [stored, setStored] = useState<StoredReservation | null>(null);
  useEffect(() => {
    setStored(readStoredReservation(today));
  }, [today, key]);
  return stored;
};
