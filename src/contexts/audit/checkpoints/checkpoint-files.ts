import type { CheckpointList } from './check-checkpoint-list.ts';
import type { CheckpointEvidence } from './checkpoint-flaws.ts';
import type { CheckpointStore } from './sign-checkpoint.ts';
import type { Config } from '#src/platform/config.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';
import { createFileCheckpointStore } from './checkpoint-store.file.ts';

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
