import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCheckpointLines, type CheckpointLines } from '#src/event-log/audit/checkpoint.ts';
import type { CheckpointStore } from '#src/event-log/postgres/audit/sign-checkpoint.ts';
import { appendLine } from './append-line.ts';
import { ensurePrivateFolder } from './private-folder.ts';

const PRIVATE_KEY_FILE = 'checkpoint-key.pem';
export const PUBLIC_KEY_FILE = 'checkpoint-key.pub.pem';
export const CHECKPOINTS_FILE = 'checkpoints.jsonl';

export const hasCheckpointFiles = (folder: string): boolean =>
  [PRIVATE_KEY_FILE, PUBLIC_KEY_FILE, CHECKPOINTS_FILE].some((name) =>
    existsSync(join(folder, name)),
  );

const createKeys = (folder: string): void => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  // With `wx`, the write fails if another process created the key first.
  writeFileSync(
    join(folder, PRIVATE_KEY_FILE),
    privateKey.export({ type: 'pkcs8', format: 'pem' }),
    {
      mode: 0o600,
      flag: 'wx',
    },
  );
  writeFileSync(join(folder, PUBLIC_KEY_FILE), publicKey.export({ type: 'spki', format: 'pem' }), {
    mode: 0o600,
  });
};

const readOrCreatePrivateKey = (folder: string): KeyObject => {
  const file = join(folder, PRIVATE_KEY_FILE);
  try {
    if (!existsSync(file)) createKeys(folder);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return createPrivateKey(readFileSync(file));
};

const readPublicKey = (folder: string): KeyObject => {
  const [privateKey, published] = [join(folder, PRIVATE_KEY_FILE), join(folder, PUBLIC_KEY_FILE)];
  return createPublicKey(
    !existsSync(privateKey) && existsSync(published)
      ? readFileSync(published)
      : readOrCreatePrivateKey(folder),
  );
};

const createCachedReader = (file: string) => {
  let stamp = '';
  let lines: CheckpointLines = { checkpoints: [], brokenLine: null };
  return (): CheckpointLines => {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
    const now = `${size} ${mtimeMs}`;
    if (now !== stamp) lines = parseCheckpointLines(size > 0 ? readFileSync(file, 'utf8') : '');
    stamp = now;
    return lines;
  };
};

/**
 * Stores checkpoints and their private key in a folder. If the key were in the database, a database
 * administrator could forge checkpoints.
 */
export const createFileCheckpointStore = (folder: string): CheckpointStore => {
  ensurePrivateFolder(folder);
  const publicKey = readPublicKey(folder);
  const file = join(folder, CHECKPOINTS_FILE);
  const lines = createCachedReader(file);
  return {
    get privateKey() {
      return readOrCreatePrivateKey(folder);
    },
    publicKey,
    read: () => lines().checkpoints,
    brokenLine: () => lines().brokenLine,
    add(checkpoint) {
      appendLine(file, JSON.stringify(checkpoint));
    },
    archive(stamp) {
      if (existsSync(file)) renameSync(file, join(folder, `checkpoints.before-${stamp}.jsonl`));
    },
  };
};
