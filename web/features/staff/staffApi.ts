import {
  checkSession,
  logIn,
  logOut,
  type Credentials,
  type SessionView,
} from '../../../src/contracts/staff.ts';
import { api } from '../../shared/api.ts';
import { call } from '../../shared/call.ts';
import { forgetCsrfToken } from '../../shared/csrf.ts';

export const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<SessionView, void>({
      query: () => call(checkSession, {}),
      responseSchema: checkSession.answers[200],
      providesTags: ['Session'],
    }),
    logIn: build.mutation<SessionView, Credentials>({
      query: (body) => call(logIn, { body }),
      responseSchema: logIn.answers[200],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const session = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!session) return;
        forgetCsrfToken();
        await dispatch(staffApi.util.upsertQueryData('session', undefined, session));
      },
    }),
    /** Aborts running reads, which could reach the server after the session ended, then drops all loaded data. */
    logOut: build.mutation<SessionView, void>({
      query: () => call(logOut, {}),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        dispatch(api.util.getRunningQueriesThunk()).forEach((read) => read.abort());
        const ended = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!ended) return;
        forgetCsrfToken();
        dispatch(api.util.resetApiState());
      },
    }),
  }),
});

export const { useSessionQuery, useLogInMutation, useLogOutMutation } = staffApi;
