import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkpointsIn } from '../../event-log/audit/checkpoint.ts';
import type { CheckpointBook } from '../../event-log/postgres/checkpointer.ts';
import { appendLine } from './append-line.ts';
import { makePrivateFolder } from './private-files.ts';

const PRIVATE_KEY = 'checkpoint-key.pem';
export const PUBLIC_KEY = 'checkpoint-key.pub.pem';
export const CHECKPOINTS = 'checkpoints.jsonl';

/** Made at first use, readable by us alone; whoever holds it can seal, so it never goes into the database. */
const makeKeys = (folder: string): void => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  // Exclusive: of two processes that start together, the second keeps the first one's key.
  writeFileSync(join(folder, PRIVATE_KEY), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  writeFileSync(join(folder, PUBLIC_KEY), publicKey.export({ type: 'spki', format: 'pem' }), { mode: 0o600 });
};

const keyIn = (folder: string) => {
  const file = join(folder, PRIVATE_KEY);
  try {
    if (!existsSync(file)) makeKeys(folder);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return createPrivateKey(readFileSync(file));
};

/** The folder that checkpoints and their key live in; it should be copied elsewhere, or be elsewhere. */
export const checkpointBook = (folder: string): CheckpointBook => {
  makePrivateFolder(folder);
  const privateKey = keyIn(folder);
  const file = join(folder, CHECKPOINTS);
  return {
    privateKey,
    publicKey: createPublicKey(privateKey),
    read: () => (existsSync(file) ? checkpointsIn(readFileSync(file, 'utf8')) : []),
    add(checkpoint) {
      appendLine(file, JSON.stringify(checkpoint));
    },
  };
};
