import { createPublicKey } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkpointsIn, type SignedCheckpoint } from '../../event-log/audit/checkpoint.ts';
import { CHECKPOINTS, checkpointBook, PUBLIC_KEY } from './checkpoint-book.file.ts';
import { makePrivateFolder } from './private-files.ts';

const OURS_ALONE = { mode: 0o600 };

type Brought = { readonly seals: string; readonly publicKey: string };

/**
 * The seals after a restore: those that the backup brought, because the others vouch for events that are no more. What was
 * there is set aside and never deleted. Seals of another key are kept beside, and a new book begins.
 */
export const adoptSeals = (folder: string, { seals, publicKey }: Brought, stamp: string): void => {
  makePrivateFolder(folder);
  const file = join(folder, CHECKPOINTS);
  if (existsSync(file)) renameSync(file, join(folder, `checkpoints.before-${stamp}.jsonl`));
  const own = checkpointBook(folder).publicKey;
  if (own.equals(createPublicKey(publicKey))) return writeFileSync(file, seals, OURS_ALONE);
  writeFileSync(join(folder, `restored-${stamp}.${CHECKPOINTS}`), seals, OURS_ALONE);
  writeFileSync(join(folder, `restored-${stamp}.${PUBLIC_KEY}`), publicKey, OURS_ALONE);
};

/** Seals in a folder that may not exist, read without making a key. */
export const sealsLeftIn = (
  folder: string,
  read: (file: string) => string,
): readonly SignedCheckpoint[] =>
  existsSync(join(folder, CHECKPOINTS)) ? checkpointsIn(read(join(folder, CHECKPOINTS))) : [];
