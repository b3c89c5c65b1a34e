import { createPublicKey } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCheckpoints, type SignedCheckpoint } from '#src/event-log/audit/checkpoint.ts';
import {
  CHECKPOINTS_FILE,
  createFileCheckpointStore,
  PUBLIC_KEY_FILE,
} from './checkpoint-store.file.ts';
import { ensurePrivateFolder } from './private-folder.ts';

const PRIVATE_MODE = { mode: 0o600 };

type BackupCheckpoints = { readonly seals: string; readonly publicKey: string };

/**
 * Installs the checkpoints of a backup. Checkpoints signed with another key go to a separate file,
 * because this installation cannot verify them.
 */
export const adoptRestoredCheckpoints = (
  folder: string,
  { seals, publicKey }: BackupCheckpoints,
  stamp: string,
): void => {
  ensurePrivateFolder(folder);
  const file = join(folder, CHECKPOINTS_FILE);
  if (existsSync(file)) renameSync(file, join(folder, `checkpoints.before-${stamp}.jsonl`));
  const ownPublicKey = createFileCheckpointStore(folder).publicKey;
  if (ownPublicKey.equals(createPublicKey(publicKey)))
    return writeFileSync(file, seals, PRIVATE_MODE);
  writeFileSync(join(folder, `restored-${stamp}.${CHECKPOINTS_FILE}`), seals, PRIVATE_MODE);
  writeFileSync(join(folder, `restored-${stamp}.${PUBLIC_KEY_FILE}`), publicKey, PRIVATE_MODE);
};

export const readLocalCheckpoints = (
  folder: string,
  read: (file: string) => string,
): readonly SignedCheckpoint[] =>
  existsSync(join(folder, CHECKPOINTS_FILE))
    ? parseCheckpoints(read(join(folder, CHECKPOINTS_FILE)))
    : [];
