import { z } from 'zod';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

const aesKey = z.string().meta({ description: '256 bits, base64url' });

export const offlineKeys = z
  .object({
    evening: aesKey.meta({ description: 'Key of this session, for the stored evening' }),
    outbox: aesKey.meta({
      description: 'Key of the account, for what was entered without a network',
    }),
    account: z.string().meta({ description: 'Id of the account' }),
    validForSeconds: z.int().min(0).meta({ description: 'Until the session ends at the latest' }),
  })
  .meta({ id: 'OfflineKeys' });
export type OfflineKeys = z.infer<typeof offlineKeys>;

export const readOfflineKeys = defineOperation({
  name: 'readOfflineKeys',
  method: 'get',
  path: '/api/admin/offline-keys',
  audience: 'desk',
  summary: 'The keys with which the browser of staff encrypts what it stores for lost networks',
  answers: { 200: offlineKeys, ...refusalAnswers(401) },
});
