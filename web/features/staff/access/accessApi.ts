import {
  closeAccount,
  listAccounts,
  type CloseAccountRequest,
  type StaffAccount,
} from '../../../../src/contracts/accounts.ts';
import {
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
  type ActiveSession,
  type PasswordChangeRequest,
  type EndSessionsRequest,
  type EndedSessionsCount,
} from '../../../../src/contracts/own-access.ts';
import { api } from '../../../shared/api.ts';
import { buildRequest } from '../../../shared/call.ts';
import { forgetCsrfToken } from '../../../shared/csrf.ts';
import { recheckSessionOn401 } from '../../../shared/ended-session.ts';

const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownSessions: build.query<{ sessions: ActiveSession[] }, void>({
      query: () => buildRequest(listOwnSessions, {}),
      responseSchema: listOwnSessions.answers[200],
      providesTags: ['OwnSessions'],
      onQueryStarted: recheckSessionOn401,
    }),
    staffAccounts: build.query<{ accounts: StaffAccount[] }, void>({
      query: () => buildRequest(listAccounts, {}),
      responseSchema: listAccounts.answers[200],
      providesTags: ['StaffAccounts'],
      onQueryStarted: recheckSessionOn401,
    }),
    closeAccount: build.mutation<null, CloseAccountRequest & { id: string }>({
      query: ({ id, ...body }) => buildRequest(closeAccount, { params: { id }, body }),
      invalidatesTags: ['StaffAccounts'],
      onQueryStarted: recheckSessionOn401,
    }),
    endOwnSessions: build.mutation<EndedSessionsCount, EndSessionsRequest>({
      query: (body) => buildRequest(endOwnSessions, { body }),
      responseSchema: endOwnSessions.answers[200],
      invalidatesTags: ['OwnSessions'],
      onQueryStarted: recheckSessionOn401,
    }),
    changeOwnPassword: build.mutation<EndedSessionsCount, PasswordChangeRequest>({
      query: (body) => buildRequest(changeOwnPassword, { body }),
      responseSchema: changeOwnPassword.answers[200],
      invalidatesTags: ['OwnSessions'],
      onQueryStarted: (asked, started) => {
        recheckSessionOn401(asked, started);
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
