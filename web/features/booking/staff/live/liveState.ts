import { useSyncExternalStore } from 'react';

/** `live`: every change is told as it happens. `polling`: the stream is down and the lists are read every 30 seconds. */
export type LiveState = 'live' | 'polling';

let state: LiveState = 'polling';
const readers = new Set<() => void>();

export const setLiveState = (next: LiveState): void => {
  if (next === state) return;
  state = next;
  readers.forEach((tell) => tell());
};

export const currentLiveState = (): LiveState => state;

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
};

/** Whether the screen hears of changes by itself. */
export const useLiveState = (): LiveState =>
  useSyncExternalStore(subscribe, currentLiveState, () => 'polling');
