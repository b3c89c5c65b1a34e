import { createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 16;
const ID_BYTES = 16;

const formatUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Creates and verifies tokens that contain a UUID and a MAC of 128 bits. A token is valid for one
 * purpose only.
 */
export const createSignedIds = (key: Buffer, purpose: string) => {
  const sign = (id: Buffer) =>
    createHmac('sha256', key).update(purpose).update(id).digest().subarray(0, MAC_BYTES);

  return {
    createToken(uuid: string): string {
      const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    /** Returns the UUID, or null for an invalid token. */
    verifyToken(token: string): string | null {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(sign(id), bytes.subarray(ID_BYTES)) ? formatUuid(id) : null;
    },
  };
};
