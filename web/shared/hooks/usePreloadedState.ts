import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isFresh, type PreloadedSlice } from '../store/preloadedState.ts';

export type FetchValue<Value> = (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
) => Promise<Value>;

/**
 * Returns the value that the server rendered, and fetches it again when it is stale. Both arguments
 * must be constants, because a new object on each render could repeat the request.
 */
export const usePreloadedState = <Value>(part: PreloadedSlice<Value>, ask: FetchValue<Value>) => {
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
  useEffect(() => {
    if (!isFresh(of(getState()), performance.now())) void read();
  }, [of, getState, read]);
  return { value: served?.value ?? null, failed, retry: () => void read() };
};
