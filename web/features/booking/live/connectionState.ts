import { useSyncExternalStore } from 'react';

/** `live`: every change is told as it happens. `polling`: the stream is down and the lists are read every 30 seconds. */
export type ConnectionState = 'live' | 'polling';

let state: ConnectionState = 'polling';
const readers = new Set<() => void>();

export const setConnectionState = (next: ConnectionState): void => {
  if (next === state) return;
  state = next;
  readers.forEach((tell) => tell());
};

export const getConnectionState = (): ConnectionState => state;

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
};

/** Whether the screen hears of changes by itself. */
export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(subscribe, getConnectionState, () => 'polling');
