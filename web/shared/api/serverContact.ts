import { useSyncExternalStore } from 'react';

/** Whether the last call of this page got an answer. A page assumes so until a call fails. */
let isReached = true;
const readers = new Set<() => void>();

export const recordServerContact = (reached: boolean): void => {
  if (reached === isReached) return;
  isReached = reached;
  readers.forEach((tell) => tell());
};

export const isServerReached = (): boolean => isReached;

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => {
    readers.delete(reader);
  };
};

export const useIsServerReached = (): boolean =>
  useSyncExternalStore(subscribe, isServerReached, () => true);
