import { join } from 'node:path';
import {
  toCheckpointsStream,
  type CheckpointsEvent,
} from '#src/contexts/history/history-events.ts';
import {
  findCheckpointListFlaw,
  type CheckpointList,
} from '#src/event-log/audit/check-checkpoint-list.ts';
import type { CheckpointEvidence } from '#src/event-log/audit/verify-chain.ts';
import {
  readKnownCheckpoints,
  saveKnownCheckpoints,
} from '#src/event-log/postgres/audit/known-checkpoints.ts';
import {
  isCheckpointDue,
  createCheckpointSigner,
  type CheckpointStore,
  type SigningResult,
} from '#src/event-log/postgres/audit/sign-checkpoint.ts';
import { readHead } from '#src/event-log/postgres/audit/log-entries.ts';
import { verifyInTransaction } from '#src/event-log/postgres/audit/verify-stored-log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Config } from '#src/platform/config.ts';
import {
  createFileCheckpointStore,
  hasCheckpointFiles,
} from '#src/platform/checkpoints/checkpoint-store.file.ts';
import { tryLockCheckpoints } from './checkpoint-lock.postgres.ts';
import type { AppServices } from '../app-services.ts';

/** Outside the database. */
export const checkpointFolder = ({ CHECKPOINT_DIR, DATA_DIR }: Config): string =>
  CHECKPOINT_DIR ?? join(DATA_DIR, 'checkpoints');

const NOT_VERIFIED_HERE =
  'Questo processo non ha accesso ai sigilli: li verificano il worker e il comando npm run audit:verify.';

type SigningOptions = {
  readonly atOnce?: boolean;
  /** Starts a new list despite flaws in the old one. */
  readonly anew?: boolean;
};

export const createCheckpointService = ({
  config,
  workerElsewhere,
  sql,
  commands: { inTransaction, record, clock, newId },
}: AppServices) => {
  let opened: CheckpointStore | null = null;
  // Lazy, because opening creates folder and key.
  const book = (): CheckpointStore =>
    (opened ??= createFileCheckpointStore(checkpointFolder(config)));
  const now = () => clock.now();
  const list = (): CheckpointList => ({
    checkpoints: book().read(),
    brokenLine: book().brokenLine(),
  });
  const seals = (): CheckpointEvidence => ({
    checkpoints: book().read(),
    publicKey: book().publicKey,
    linked: true,
  });

  const sealIn = async (
    tx: Sql,
    { atOnce = false, anew = false }: SigningOptions,
  ): Promise<SigningResult> => {
    const known = await readKnownCheckpoints(tx);
    const flaw = anew ? null : findCheckpointListFlaw(list(), known, (await readHead(tx)).position);
    if (flaw) return { sealed: null, flaw };
    const sealing = await createCheckpointSigner({
      sql: tx,
      store: book(),
      origin: config.PUBLIC_ORIGIN,
      now,
    })({
      atOnce,
    });
    if (anew || book().read().length !== known.count) await saveKnownCheckpoints(tx, book().read());
    return sealing;
  };

  const seal = async (options: SigningOptions = {}): Promise<SigningResult> => {
    const head = await readHead(sql);
    const { count } = await readKnownCheckpoints(sql);
    const { checkpoints, brokenLine } = list();
    if (
      !options.atOnce &&
      brokenLine === null &&
      count === checkpoints.length &&
      !isCheckpointDue(checkpoints.at(-1), head, now())
    )
      return { sealed: null, flaw: null };
    return inTransaction(async (tx) =>
      (await tryLockCheckpoints(tx)) ? sealIn(tx, options) : { sealed: null, flaw: null },
    );
  };

  return {
    book,
    seals,
    seal,
    /**
     * Read known checkpoints before the list and the list before the log; otherwise a newer one
     * looks like a flaw.
     */
    listFlaw: findCheckpointListFlaw,
    /**
     * Why this process cannot verify the checkpoints, in Italian; null: it can. Only a web process beside a worker may lack
     * them: in every other process an empty folder is an alarm.
     */
    notVerifiedHere: (): string | null =>
      workerElsewhere && !hasCheckpointFiles(checkpointFolder(config)) ? NOT_VERIFIED_HERE : null,
    list,
    known: () => readKnownCheckpoints(sql),
    /** Starts a new list and records that. @throws Error when the chain is broken */
    async reseal(): Promise<SigningResult> {
      const { flaw } = await inTransaction((tx) =>
        verifyInTransaction(tx, { checkpoints: [], publicKey: null }),
      );
      if (flaw) throw new Error(`Il registro è alterato, e non viene sigillato. ${flaw.message}`);
      const { count } = await readKnownCheckpoints(sql);
      const told: CheckpointsEvent = {
        type: 'CheckpointsRestarted',
        data: { known: count, found: book().read().length },
      };
      await inTransaction((tx) =>
        record(tx, toCheckpointsStream(newId()), told, {
          at: now().toISOString(),
          actor: 'console',
        }),
      );
      book().archive(now().toISOString().replaceAll(/[:.]/g, '-'));
      return seal({ atOnce: true, anew: true });
    },
  };
};

export type CheckpointService = ReturnType<typeof createCheckpointService>;
