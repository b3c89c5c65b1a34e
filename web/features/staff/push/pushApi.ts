import {
  readPushKey,
  subscribeToPush,
  unsubscribeFromPush,
  type PushSubscriptionRequest,
} from '#src/contracts/staff/push-subscriptions.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    pushKey: build.query<{ publicKey: string }, void>({
      query: () => buildRequest(readPushKey, {}),
      responseSchema: readPushKey.answers[200],
      onQueryStarted: recheckSessionOn401,
    }),
    subscribeToPush: build.mutation<null, PushSubscriptionRequest>({
      query: (body) => buildRequest(subscribeToPush, { body }),
      onQueryStarted: recheckSessionOn401,
    }),
    unsubscribeFromPush: build.mutation<null, { readonly endpoint: string }>({
      query: (body) => buildRequest(unsubscribeFromPush, { body }),
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useLazyPushKeyQuery, useSubscribeToPushMutation, useUnsubscribeFromPushMutation } =
  pushApi;
