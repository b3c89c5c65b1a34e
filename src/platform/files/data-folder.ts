import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const PRIVATE = 0o700;
/** If root starts the product, PostgreSQL runs as another user, who must enter the folder. */
const ENTERED_BY_POSTGRES = 0o711;

/** Creates DATA_DIR for this user alone. Keeps the mode of a folder that exists. */
export const ensureDataFolder = (dataDir: string): void => {
  mkdirSync(dataDir, {
    recursive: true,
    mode: process.getuid?.() === 0 ? ENTERED_BY_POSTGRES : PRIVATE,
  });
};

/**
 * Returns the folder of the checkpoints and of the erasure list, which are outside the database.
 */
export const checkpointFolder = ({ CHECKPOINT_DIR, DATA_DIR }: Config): string =>
  CHECKPOINT_DIR ?? join(DATA_DIR, 'checkpoints');
