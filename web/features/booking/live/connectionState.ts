import { useSyncExternalStore } from 'react';
import { createExternalValue } from '#web/shared/store/createExternalValue.ts';

/** `polling`: the event stream is down, so lists are requested every 30 seconds. */
export type ConnectionState = 'live' | 'polling';

const state = createExternalValue<ConnectionState>('polling');

export const setConnectionState = state.set;
export const getConnectionState = state.get;

export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(state.subscribe, state.get, () => 'polling');
