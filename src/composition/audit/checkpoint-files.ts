import { join } from 'node:path';
import type { CheckpointList } from '#src/event-log/audit/check-checkpoint-list.ts';
import type { CheckpointEvidence } from '#src/event-log/audit/checkpoint-flaws.ts';
import type { CheckpointStore } from '#src/event-log/postgres/audit/sign-checkpoint.ts';
import type { Config } from '#src/platform/config.ts';
import { createFileCheckpointStore } from '#src/platform/checkpoints/checkpoint-store.file.ts';

/**
 * Returns the folder of the checkpoints and of the erasure list, which are outside the database.
 */
export const checkpointFolder = ({ CHECKPOINT_DIR, DATA_DIR }: Config): string =>
  CHECKPOINT_DIR ?? join(DATA_DIR, 'checkpoints');

/**
 * Provides the checkpoint files. Opens the store at first use, because opening creates its folder
 * and its key.
 */
export const createCheckpointFiles = (config: Config) => {
  let opened: CheckpointStore | null = null;
  const store = (): CheckpointStore =>
    (opened ??= createFileCheckpointStore(checkpointFolder(config)));
  return {
    store,
    readList: (): CheckpointList => ({
      checkpoints: store().read(),
      brokenLine: store().brokenLine(),
    }),
    readEvidence: (): CheckpointEvidence => ({
      checkpoints: store().read(),
      publicKey: store().publicKey,
      linked: true,
    }),
  };
};

export type CheckpointFiles = ReturnType<typeof createCheckpointFiles>;
