import {
  checkSession,
  logIn,
  logOut,
  type Credentials,
  type SessionView,
} from '#src/contracts/staff/sign-in.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { forgetCsrfToken } from '#web/shared/api/csrfToken.ts';
import { forgetDeviceKeys } from '#web/shared/offline/deviceKeys.ts';
import { forgetTypedText } from '#web/shared/api/forgetTypedText.ts';
import { announceSession } from './sessionChannel.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    session: build.query<SessionView, void>({
      query: () => buildRequest(checkSession, {}),
      responseSchema: checkSession.answers[200],
      providesTags: ['Session'],
      onQueryStarted: async (_, { queryFulfilled }) => {
        const session = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (session?.authenticated === false) await forgetDeviceKeys();
      },
    }),
    logIn: build.mutation<SessionView, Credentials>({
      query: (body) => buildRequest(logIn, { body }),
      responseSchema: logIn.answers[200],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const session = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!session) return;
        forgetCsrfToken();
        announceSession(session.username ?? null);
        await dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
      },
    }),
    /**
     * Aborts running queries before sign-out, because they would fail after the session has ended.
     */
    logOut: build.mutation<SessionView, void>({
      query: () => buildRequest(logOut, {}),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        dispatch(api.util.getRunningQueriesThunk()).forEach((read) => read.abort());
        const ended = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!ended) return;
        forgetCsrfToken();
        forgetTypedText();
        announceSession(null);
        await forgetDeviceKeys();
        dispatch(api.util.resetApiState());
      },
    }),
  }),
});

export const { useSessionQuery, useLogInMutation, useLogOutMutation } = sessionApi;
