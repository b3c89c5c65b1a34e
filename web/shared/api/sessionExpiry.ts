import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { statusOf } from './apiError.ts';
import { api } from './api.ts';

type StartedQuery = {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
};

/**
 * `onQueryStarted` of every call that needs a login: a 401 means that the session ended meanwhile, so the session is
 * checked again and the staff area leads back to the login.
 */
export const recheckSessionOn401 = (
  _: unknown,
  { dispatch, queryFulfilled }: StartedQuery,
): void => {
  queryFulfilled.catch((failed: { error?: unknown }) => {
    if (statusOf(failed.error) === 401) dispatch(api.util.invalidateTags(['Session']));
  });
};
