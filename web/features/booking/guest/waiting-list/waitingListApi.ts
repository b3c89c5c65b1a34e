import {
  joinWaitingList,
  readWaitingListState,
} from '#src/contracts/booking/waiting-list-operations.ts';
import type { WaitingListReceipt, WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import type { z } from 'zod';

type IdempotentJoin = {
  readonly key: string;
  readonly body: z.input<typeof joinWaitingList.body>;
};

export const waitingListApi = api.injectEndpoints({
  endpoints: (build) => ({
    joinWaitingList: build.mutation<WaitingListReceipt, IdempotentJoin>({
      query: ({ key, body }) =>
        buildRequest(joinWaitingList, { body, headers: { 'Idempotency-Key': key } }),
      responseSchema: joinWaitingList.answers[201],
    }),
    waitingListState: build.query<WaitingListState, string>({
      query: (token) => buildRequest(readWaitingListState, { params: { token } }),
      responseSchema: readWaitingListState.answers[200],
    }),
  }),
});

export const { useJoinWaitingListMutation, useWaitingListStateQuery } = waitingListApi;
