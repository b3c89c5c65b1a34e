import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { statusOf } from './apiError.ts';
import { api } from './api.ts';

type StartedQuery = {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
};

/**
 * Staff requests set this function as `onQueryStarted`. After a 401, it requests the session again,
 * and the page then redirects to the login page.
 */
export const recheckSessionOn401 = (
  _: unknown,
  { dispatch, queryFulfilled }: StartedQuery,
): void => {
  queryFulfilled.catch((failed: { error?: unknown }) => {
    if (statusOf(failed.error) === 401) dispatch(api.util.invalidateTags(['Session']));
  });
};
