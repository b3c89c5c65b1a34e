import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** A key for one purpose; from one secret, none can be told from another (HKDF-SHA256). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'melagrana', purpose, KEY_BYTES));

/** The secret of a demo installation: made at first start, kept in the data directory, readable by us alone. */
export const readOrCreateSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};
