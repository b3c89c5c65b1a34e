import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** Derives independent keys for different purposes with HKDF-SHA256. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'melagrana', purpose, KEY_BYTES));

/** Reads the secret of a demo installation. The first call creates it with file mode 0600. */
export const readOrCreateSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};
