import {
  confirmPerson,
  givePin,
  listDeviceUsers,
  releasePerson,
  trustDevice,
  type ConfirmedPerson,
  type DeviceUser,
  type PersonConfirmation,
  type PinGrant,
} from '#src/contracts/staff/trusted-device.ts';
import type { SessionView } from '#src/contracts/staff/sign-in.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { forgetCsrfToken } from '#web/shared/api/csrfToken.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import { sessionApi } from '../sessionApi.ts';

const trustedDeviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    deviceUsers: build.query<{ people: DeviceUser[] }, void>({
      query: () => buildRequest(listDeviceUsers, {}),
      responseSchema: listDeviceUsers.answers[200],
      onQueryStarted: recheckSessionOn401,
    }),
    confirmPerson: build.mutation<ConfirmedPerson, PersonConfirmation>({
      query: (body) => buildRequest(confirmPerson, { body }),
      responseSchema: confirmPerson.answers[200],
      invalidatesTags: ['Session'],
      onQueryStarted: recheckSessionOn401,
    }),
    releasePerson: build.mutation<null, void>({
      query: () => buildRequest(releasePerson, {}),
      invalidatesTags: ['Session'],
      onQueryStarted: recheckSessionOn401,
    }),
    givePin: build.mutation<null, PinGrant & { id: string }>({
      query: ({ id, ...body }) => buildRequest(givePin, { params: { id }, body }),
      invalidatesTags: ['StaffAccounts'],
      onQueryStarted: recheckSessionOn401,
    }),
    trustDevice: build.mutation<SessionView, { currentPassword: string }>({
      query: (body) => buildRequest(trustDevice, { body }),
      responseSchema: trustDevice.answers[200],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const session = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (!session) return;
        // The session has a new id, which makes the old CSRF token invalid.
        forgetCsrfToken();
        await dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
      },
    }),
  }),
});

export const {
  useDeviceUsersQuery,
  useConfirmPersonMutation,
  useReleasePersonMutation,
  useGivePinMutation,
  useTrustDeviceMutation,
} = trustedDeviceApi;
