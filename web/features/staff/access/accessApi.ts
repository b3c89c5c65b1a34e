import {
  closeAccount,
  listAccounts,
  type AccountClosing,
  type StaffAccount,
} from '../../../../src/contracts/accounts.ts';
import {
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
  type OpenSession,
  type PasswordChange,
  type SessionsEnd,
  type SessionsEnded,
} from '../../../../src/contracts/own-access.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { forgetCsrfToken } from '../../../shared/csrf.ts';
import { noticeEndedSession } from '../../../shared/ended-session.ts';

const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<{ sessions: OpenSession[] }, void>({
      query: () => call(listOwnSessions, {}),
      responseSchema: listOwnSessions.answers[200],
      providesTags: ['OwnSessions'],
      onQueryStarted: noticeEndedSession,
    }),
    staffAccounts: build.query<{ accounts: StaffAccount[] }, void>({
      query: () => call(listAccounts, {}),
      responseSchema: listAccounts.answers[200],
      providesTags: ['StaffAccounts'],
      onQueryStarted: noticeEndedSession,
    }),
    closeAccount: build.mutation<null, AccountClosing & { id: string }>({
      query: ({ id, ...body }) => call(closeAccount, { params: { id }, body }),
      invalidatesTags: ['StaffAccounts'],
      onQueryStarted: noticeEndedSession,
    }),
    endOwnSessions: build.mutation<SessionsEnded, SessionsEnd>({
      query: (body) => call(endOwnSessions, { body }),
      responseSchema: endOwnSessions.answers[200],
      invalidatesTags: ['OwnSessions'],
      onQueryStarted: noticeEndedSession,
    }),
    changeOwnPassword: build.mutation<SessionsEnded, PasswordChange>({
      query: (body) => call(changeOwnPassword, { body }),
      responseSchema: changeOwnPassword.answers[200],
      invalidatesTags: ['OwnSessions'],
      onQueryStarted: (asked, started) => {
        noticeEndedSession(asked, started);
        // The session has a new id, and the token is bound to it.
        void started.queryFulfilled.then(forgetCsrfToken, () => undefined);
      },
    }),
  }),
});

export const {
  useOwnSessionsQuery,
  useStaffAccountsQuery,
  useCloseAccountMutation,
  useEndOwnSessionsMutation,
  useChangeOwnPasswordMutation,
} = accessApi;
