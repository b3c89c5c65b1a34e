import { useSyncExternalStore } from 'react';

const KEY = 'desk.sound';
const readers = new Set<() => void>();

/** Whether a new request sounds on this device; on until somebody switches it off. */
export const soundIsOn = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

const choose = (on: boolean) => {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
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
export const useSoundChoice = () => ({
  on: useSyncExternalStore(subscribe, soundIsOn, () => true),
  choose,
});
