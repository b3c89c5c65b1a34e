import { z } from 'zod';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

export const unseenRequestCount = z
  .object({
    unseen: z
      .int()
      .min(0)
      .meta({ description: 'Open requests that came after staff last looked at the list' }),
  })
  .meta({ id: 'UnseenRequestCount' });
export type UnseenRequestCount = z.infer<typeof unseenRequestCount>;

export const countUnseenRequests = defineOperation({
  name: 'countUnseenRequests',
  method: 'get',
  path: '/api/desk/unseen-requests',
  audience: 'administrator',
  summary: 'How many open requests no member of staff has seen',
  answers: { 200: unseenRequestCount, ...refusalAnswers(401) },
});

export const markRequestsSeen = defineOperation({
  name: 'markRequestsSeen',
  method: 'post',
  path: '/api/desk/unseen-requests/seen',
  audience: 'administrator',
  summary: 'Staff have seen every request of this moment: notifications about them end',
  answers: { 200: unseenRequestCount, ...refusalAnswers(401, 403) },
});
