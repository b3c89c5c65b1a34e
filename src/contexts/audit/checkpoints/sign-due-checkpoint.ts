import { findCheckpointListFlaw } from './check-checkpoint-list.ts';
import { readKnownCheckpoints, saveKnownCheckpoints } from './known-checkpoints.postgres.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import { createCheckpointSigner, isCheckpointDue, type SigningResult } from './sign-checkpoint.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { CheckpointFiles } from './checkpoint-files.ts';
import { tryLockCheckpoints } from './checkpoint-lock.postgres.ts';

export type SigningOptions = {
  readonly force?: boolean;
  readonly restart?: boolean;
};

const NOT_SIGNED: SigningResult = { sealed: null, flaw: null };

type Services = Pick<AppServices, 'config' | 'sql' | 'commands'>;

const createLockedSigning =
  ({ config, commands: { clock } }: Services, { store, readList }: CheckpointFiles) =>
  async (tx: Sql, { force = false, restart = false }: SigningOptions): Promise<SigningResult> => {
    const known = await readKnownCheckpoints(tx);
    const flaw = restart
      ? null
      : findCheckpointListFlaw(readList(), known, (await readHead(tx)).position);
    if (flaw) return { sealed: null, flaw };
    const sign = createCheckpointSigner({
      sql: tx,
      store: store(),
      origin: config.PUBLIC_ORIGIN,
      now: () => clock.now(),
    });
    const result = await sign({ force });
    if (restart || store().read().length !== known.count)
      await saveKnownCheckpoints(tx, store().read());
    return result;
  };

/**
 * Creates the function that signs a checkpoint when it is due. If the checkpoint list or the log
 * was altered, it returns the flaw instead.
 */
export const createCheckpointSigning = (services: Services, files: CheckpointFiles) => {
  const {
    sql,
    commands: { inTransaction, clock },
  } = services;
  const signLocked = createLockedSigning(services, files);
  const mustCheck = async (): Promise<boolean> => {
    const head = await readHead(sql);
    const { count } = await readKnownCheckpoints(sql);
    const { checkpoints, brokenLine } = files.readList();
    return (
      brokenLine !== null ||
      count !== checkpoints.length ||
      isCheckpointDue(checkpoints.at(-1), head, clock.now())
    );
  };
  return async (options: SigningOptions = {}): Promise<SigningResult> => {
    if (!options.force && !(await mustCheck())) return NOT_SIGNED;
    return inTransaction(async (tx) =>
      (await tryLockCheckpoints(tx)) ? signLocked(tx, options) : NOT_SIGNED,
    );
  };
};
