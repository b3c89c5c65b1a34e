import { z } from 'zod';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

export const newRequestCount = z
  .object({
    newRequests: z
      .int()
      .min(0)
      .meta({ description: 'Open requests that came after staff last looked at the list' }),
  })
  .meta({ id: 'NewRequestCount' });
export type NewRequestCount = z.infer<typeof newRequestCount>;

export const countNewRequests = defineOperation({
  name: 'countNewRequests',
  method: 'get',
  path: '/api/desk/new-requests',
  audience: 'alerts',
  summary: 'How many open requests no member of staff has seen',
  answers: { 200: newRequestCount, ...refusalAnswers(401) },
});

export const markRequestsSeen = defineOperation({
  name: 'markRequestsSeen',
  method: 'post',
  path: '/api/desk/new-requests/seen',
  audience: 'alerts',
  summary: 'Staff have seen every request of this moment: notifications about them end',
  answers: { 200: newRequestCount, ...refusalAnswers(401, 403) },
});
