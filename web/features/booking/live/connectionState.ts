import { useSyncExternalStore } from 'react';

/** `polling`: the event stream is down, so lists are requested every 30 seconds. */
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

export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(subscribe, getConnectionState, () => 'polling');
