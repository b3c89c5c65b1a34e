import { createHmac, timingSafeEqual } from 'node:crypto';
import { uploadPath } from '../picture-paths.ts';
import type { UploadUrlSigner } from './signed-upload-url.ts';

const toEpochSeconds = (instant: Date) => String(Math.floor(instant.getTime() / 1_000));

export const createUploadUrlSigner = (key: Buffer): UploadUrlSigner => {
  const signatureOf = (id: string, expires: string) =>
    createHmac('sha256', key)
      .update(`PUT ${uploadPath(id)} ${expires}`)
      .digest('base64url');
  return {
    sign(id, expiresAt) {
      const expires = toEpochSeconds(expiresAt);
      return `${uploadPath(id)}?${new URLSearchParams({ expires, signature: signatureOf(id, expires) }).toString()}`;
    },
    isValid(id, query, now) {
      const [expires = '', ...more] = query.getAll('expires');
      const [signature = '', ...others] = query.getAll('signature');
      if (more.length > 0 || others.length > 0 || !/^\d{1,12}$/.test(expires)) return false;
      const [expected, given] = [Buffer.from(signatureOf(id, expires)), Buffer.from(signature)];
      return (
        expected.length === given.length &&
        timingSafeEqual(expected, given) &&
        Number(expires) * 1_000 > now.getTime()
      );
    },
  };
};
