import { useSyncExternalStore } from 'react';
import { createExternalValue } from '../store/createExternalValue.ts';

/** True if the last request of this page got a response, and initially. */
const reached = createExternalValue(true);

export const recordServerContact = reached.set;
export const isServerReached = reached.get;

export const useIsServerReached = (): boolean =>
  useSyncExternalStore(reached.subscribe, reached.get, () => true);
