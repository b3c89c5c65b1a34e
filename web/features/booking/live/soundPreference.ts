import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'desk.sound';
const readers = new Set<() => void>();

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
    /* Without local storage, the browser forgets the choice and the sound stays on. */
  }
  readers.forEach((tell) => tell());
};

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
};

export const useSoundPreference = () => ({
  on: useSyncExternalStore(subscribe, isSoundEnabled, () => true),
  choose: storeSoundPreference,
});
