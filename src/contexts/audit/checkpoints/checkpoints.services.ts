import { toCheckpointsStream, type CheckpointsEvent } from '../audit-events.ts';
import { readKnownCheckpoints } from './known-checkpoints.postgres.ts';
import type { SigningResult } from './sign-checkpoint.ts';
import { verifyInTransaction } from '../chain/verify-stored-log.postgres.ts';
import { hasCheckpointFiles } from './checkpoint-store.file.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import { createCheckpointFiles } from './checkpoint-files.ts';
import { createCheckpointSigning } from './sign-due-checkpoint.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';

const NOT_VERIFIED_HERE =
  'Questo processo non ha accesso ai sigilli: li verificano il worker e il comando npm run audit:verify.';

export const createCheckpointService = (services: AppServices) => {
  const {
    config,
    workerElsewhere,
    sql,
    commands: { inTransaction, record, clock, newId },
  } = services;
  const files = createCheckpointFiles(config);
  const signCheckpoint = createCheckpointSigning(services, files);

  const recordRestart = async (at: string): Promise<void> => {
    const { count } = await readKnownCheckpoints(sql);
    const restarted: CheckpointsEvent = {
      type: 'CheckpointsRestarted',
      data: { known: count, found: files.store().read().length },
    };
    await inTransaction((tx) =>
      record(tx, toCheckpointsStream(newId()), restarted, { at, actor: 'console' }),
    );
  };

  return {
    files,
    signCheckpoint,
    /**
     * Explains in Italian why this process cannot verify the checkpoints, or returns null if it
     * can. Only a web process with a separate worker may lack the checkpoint files.
     */
    notVerifiedHere: (): string | null =>
      workerElsewhere && !hasCheckpointFiles(checkpointFolder(config)) ? NOT_VERIFIED_HERE : null,
    readKnown: () => readKnownCheckpoints(sql),
    /**
     * Archives the checkpoint file and signs a first new checkpoint. Throws an Error if the hash
     * chain is broken.
     */
    async restartCheckpoints(): Promise<SigningResult> {
      const { flaw } = await inTransaction((tx) =>
        verifyInTransaction(tx, { checkpoints: [], publicKey: null }),
      );
      if (flaw) throw new Error(`Il registro è alterato, e non viene sigillato. ${flaw.message}`);
      await recordRestart(clock.now().toISOString());
      files.store().archive(clock.now().toISOString().replaceAll(/[:.]/g, '-'));
      return signCheckpoint({ force: true, restart: true });
    },
  };
};

export type CheckpointService = ReturnType<typeof createCheckpointService>;
