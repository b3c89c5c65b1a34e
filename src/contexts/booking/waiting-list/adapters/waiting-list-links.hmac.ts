import { createSignedIds } from '#src/platform/signed-id.hmac.ts';
import type { WaitingListLinks } from '../application/ports.ts';

export const createWaitingListLinks = (key: Buffer): WaitingListLinks => {
  const { createToken, verifyToken } = createSignedIds(key, 'waiting-list-link');
  return {
    createLink: (entryId) => `/waiting-list/${createToken(entryId)}`,
    findEntryId: verifyToken,
  };
};
