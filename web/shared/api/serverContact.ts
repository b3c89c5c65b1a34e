import { useSyncExternalStore } from 'react';
import { createExternalValue } from '../store/createExternalValue.ts';

/** Whether the last call of this page got an answer. A page assumes so until a call fails. */
const reached = createExternalValue(true);

export const recordServerContact = reached.set;
export const isServerReached = reached.get;

export const useIsServerReached = (): boolean =>
  useSyncExternalStore(reached.subscribe, reached.get, () => true);
