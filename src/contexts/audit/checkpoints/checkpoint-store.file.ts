import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseCheckpointLines, type CheckpointLines } from './checkpoint.ts';
import type { CheckpointStore } from './sign-checkpoint.ts';
import { ConfigError } from '#src/platform/config.ts';
import { createFileIfMissing, replaceFile } from '#src/platform/files/atomic-file.ts';
import { appendLine } from '#src/platform/files/append-line.ts';
import { ensurePrivateFolder } from '#src/platform/files/private-folder.ts';

const PRIVATE_KEY_FILE = 'checkpoint-key.pem';
export const PUBLIC_KEY_FILE = 'checkpoint-key.pub.pem';
export const CHECKPOINTS_FILE = 'checkpoints.jsonl';

export const hasCheckpointFiles = (folder: string): boolean =>
  [PRIVATE_KEY_FILE, PUBLIC_KEY_FILE, CHECKPOINTS_FILE].some((name) =>
    existsSync(join(folder, name)),
  );

const exportPem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' });

const parseKey = (file: string, parse: (pem: Buffer) => KeyObject): KeyObject => {
  try {
    return parse(readFileSync(file));
  } catch {
    throw new ConfigError(
      `CHECKPOINT_DIR holds a key that cannot be read: restore ${file} from your copy, or delete it if the folder has no ${CHECKPOINTS_FILE} yet.`,
    );
  }
};

const readOrCreatePrivateKey = (folder: string): KeyObject => {
  const file = join(folder, PRIVATE_KEY_FILE);
  createFileIfMissing(file, () => exportPem(generateKeyPairSync('ed25519').privateKey, 'pkcs8'));
  return parseKey(file, createPrivateKey);
};

/** Also repairs the published key if the process ended between the two files. */
const publishKey = (file: string, key: KeyObject): KeyObject => {
  const pem = exportPem(key, 'spki').toString();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== pem) replaceFile(file, pem);
  return key;
};

const readPublicKey = (folder: string): KeyObject => {
  const [privateKey, published] = [join(folder, PRIVATE_KEY_FILE), join(folder, PUBLIC_KEY_FILE)];
  return !existsSync(privateKey) && existsSync(published)
    ? parseKey(published, createPublicKey)
    : publishKey(published, createPublicKey(readOrCreatePrivateKey(folder)));
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
