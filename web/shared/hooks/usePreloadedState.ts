import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isFresh, type PreloadedSlice } from '../store/preloadedState.ts';

export type FetchValue<Value> = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
) => Promise<Value>;

const always = () => true;

/** Returns true after Back or Forward, because the browser's cached page may then be hours old. */
const isRestored = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

/**
 * Returns the value that the server rendered, and fetches it again when it is stale or unusable.
 * The arguments must be stable between renders, because a change can repeat the request.
 */
export const usePreloadedState = <Value>(
  part: PreloadedSlice<Value>,
  ask: FetchValue<Value>,
  isUsable: (value: Value) => boolean = always,
) => {
  const of = part.of as (state: unknown) => ReturnType<typeof part.of>;
  const served = useSelector(of);
  const { getState } = useStore();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(async () => {
    setFailed(false);
    try {
      dispatch(part.read(await ask(dispatch), performance.now()));
    } catch {
      setFailed(true);
    }
  }, [part, ask, dispatch]);
  const isUnusable = served !== null && !isUsable(served.value);
  useEffect(() => {
    if (isUnusable || isRestored() || !isFresh(of(getState()), performance.now())) void read();
  }, [of, getState, read, isUnusable]);
  const retry = useCallback(() => void read(), [read]);
  return { value: served?.value ?? null, failed, retry };
};
