import { createPublicKey } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseCheckpoints, type SignedCheckpoint } from './checkpoint.ts';
import {
  CHECKPOINTS_FILE,
  createFileCheckpointStore,
  PUBLIC_KEY_FILE,
} from './checkpoint-store.file.ts';
import { replaceFile } from '#src/platform/files/atomic-file.ts';
import { ensurePrivateFolder } from '#src/platform/files/private-folder.ts';

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
  if (ownPublicKey.equals(createPublicKey(publicKey))) return replaceFile(file, seals);
  replaceFile(join(folder, `restored-${stamp}.${CHECKPOINTS_FILE}`), seals);
  replaceFile(join(folder, `restored-${stamp}.${PUBLIC_KEY_FILE}`), publicKey);
};

export const readLocalCheckpoints = (
  folder: string,
  read: (file: string) => string,
): readonly SignedCheckpoint[] =>
  existsSync(join(folder, CHECKPOINTS_FILE))
    ? parseCheckpoints(read(join(folder, CHECKPOINTS_FILE)))
    : [];
