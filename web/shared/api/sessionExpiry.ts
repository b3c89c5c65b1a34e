import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { statusOf } from './apiError.ts';
import { api } from './api.ts';

type StartedQuery = {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
};

/**
 * `onQueryStarted` of staff requests. After a 401 it reloads the session, and the page then
 * redirects to the login page.
 */
export const recheckSessionOn401 = (
  _: unknown,
  { dispatch, queryFulfilled }: StartedQuery,
): void => {
  queryFulfilled.catch((failed: { error?: unknown }) => {
    if (statusOf(failed.error) === 401) dispatch(api.util.invalidateTags(['Session']));
  });
};
