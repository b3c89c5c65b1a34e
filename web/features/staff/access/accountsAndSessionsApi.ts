import {
  addAccount,
  closeAccount,
  listAccounts,
  type AddedAccount,
  type CloseAccountRequest,
  type NewAccountRequest,
  type StaffAccount,
} from '#src/contracts/staff/accounts.ts';
import {
  changeOwnPassword,
  endOwnSessions,
  listOwnSessions,
  type ActiveSession,
  type PasswordChangeRequest,
  type EndSessionsRequest,
  type EndedSessionsCount,
} from '#src/contracts/staff/own-account.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { forgetCsrfToken } from '#web/shared/api/csrfToken.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

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
    addAccount: build.mutation<AddedAccount, NewAccountRequest>({
      query: (body) => buildRequest(addAccount, { body }),
      responseSchema: addAccount.answers[201],
      invalidatesTags: ['StaffAccounts'],
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
        /* The server renews the session id, which makes the old CSRF token invalid. */
        void started.queryFulfilled.then(forgetCsrfToken, () => undefined);
      },
    }),
  }),
});

export const {
  useOwnSessionsQuery,
  useStaffAccountsQuery,
  useAddAccountMutation,
  useCloseAccountMutation,
  useEndOwnSessionsMutation,
  useChangeOwnPasswordMutation,
} = accessApi;
