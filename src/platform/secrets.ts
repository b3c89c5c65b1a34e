import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, MIN_SECRET_LENGTH } from './config.ts';
import { createFileIfMissing } from './files/atomic-file.ts';
import { ensureDataFolder } from './files/data-folder.ts';

const KEY_BYTES = 32;

export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'melagrana', purpose, KEY_BYTES));

/** Throws a ConfigError for a short secret, because sessions and links signed with it can be forged. */
export const readOrCreateSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret');
  ensureDataFolder(dataDir);
  createFileIfMissing(file, () => randomBytes(KEY_BYTES).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(
      `DATA_DIR holds a file "secret" with fewer than ${MIN_SECRET_LENGTH} characters: restore ${file} from your copy, or delete it, and earlier links of guests stop working.`,
    );
  return secret;
};
