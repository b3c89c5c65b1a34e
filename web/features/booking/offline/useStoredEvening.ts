import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { fetchDeviceKeys } from '#web/shared/offline/deviceKeys.ts';
import { storeEvening } from './storedEvening.ts';

const STORE_INTERVAL_MS = 2_000;

/** Stores the evening on the device after each change, so a reload works without a network. */
export const useStoredEvening = (date: string): void => {
  const store = useStore();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: unknown;
    const save = () => {
      timer = undefined;
      const state = store.getState();
      if (state === last) return;
      last = state;
      void storeEvening(state, date);
    };
    const schedule = () => {
      timer ??= setTimeout(save, STORE_INTERVAL_MS);
    };
    void fetchDeviceKeys().then(schedule);
    const unsubscribe = store.subscribe(schedule);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, date]);
};
