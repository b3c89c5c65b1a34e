import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'desk.sound';
const readers = new Set<() => void>();

/** Whether a new request sounds on this device; on until somebody switches it off. */
export const isSoundEnabled = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
};

const storeSoundPreference = (on: boolean) => {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    /* A browser that stores nothing keeps the sound on. */
  }
  readers.forEach((tell) => tell());
};

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
};

/** The choice of this device, and how to change it. */
export const useSoundPreference = () => ({
  on: useSyncExternalStore(subscribe, isSoundEnabled, () => true),
  choose: storeSoundPreference,
});
