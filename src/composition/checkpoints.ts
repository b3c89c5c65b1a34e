import { join } from 'node:path';
import { checkpointsStream, type CheckpointsEvent } from '../contexts/history/history-events.ts';
import { checkpointListFlaw, type CheckpointList } from '../event-log/audit/known-checkpoints.ts';
import type { Seals } from '../event-log/audit/verify.ts';
import { knownCheckpoints, rememberCheckpoints } from '../event-log/postgres/checkpoint-memory.ts';
import {
  isSealDue,
  sealLog,
  type CheckpointBook,
  type Sealing,
} from '../event-log/postgres/checkpointer.ts';
import { headOf } from '../event-log/postgres/entries.ts';
import { verifyIn } from '../event-log/postgres/verify-live.ts';
import type { Sql } from '../kernel/transaction.ts';
import type { Config } from '../platform/config.ts';
import { checkpointBook } from '../platform/seals/checkpoint-book.file.ts';
import type { House } from './house.ts';

/** One number for every process that seals: the others find nothing to do. */
const SEALING_LOCK = 7_061_203;

/** Where checkpoints, their key and the list of erasures are: outside the database. */
export const sealFolder = ({ CHECKPOINT_DIR, DATA_DIR }: Config): string =>
  CHECKPOINT_DIR ?? join(DATA_DIR, 'checkpoints');

type SealOptions = {
  readonly atOnce?: boolean;
  /** A person decided that a new list begins. */ readonly anew?: boolean;
};

/** Signs checkpoints, and compares their list with what the database remembers of it. */
export const checkpointsOf = ({
  config,
  sql,
  commands: { inTransaction, record, clock, newId },
}: House) => {
  let opened: CheckpointBook | null = null;
  // Opened when it is first asked for: its folder and its key are made then.
  const book = (): CheckpointBook => (opened ??= checkpointBook(sealFolder(config)));
  const now = () => clock.now();
  const list = (): CheckpointList => ({
    checkpoints: book().read(),
    brokenLine: book().brokenLine(),
  });
  const seals = (): Seals => ({
    checkpoints: book().read(),
    publicKey: book().publicKey,
    linked: true,
  });

  const sealIn = async (
    tx: Sql,
    { atOnce = false, anew = false }: SealOptions,
  ): Promise<Sealing> => {
    const known = await knownCheckpoints(tx);
    const flaw = anew ? null : checkpointListFlaw(list(), known, (await headOf(tx)).position);
    if (flaw) return { sealed: null, flaw };
    const sealing = await sealLog({ sql: tx, book: book(), origin: config.PUBLIC_ORIGIN, now })({
      atOnce,
    });
    if (anew || book().read().length !== known.count) await rememberCheckpoints(tx, book().read());
    return sealing;
  };

  const seal = async (options: SealOptions = {}): Promise<Sealing> => {
    const head = await headOf(sql);
    const { count } = await knownCheckpoints(sql);
    const { checkpoints, brokenLine } = list();
    if (
      !options.atOnce &&
      brokenLine === null &&
      count === checkpoints.length &&
      !isSealDue(checkpoints.at(-1), head, now())
    )
      return { sealed: null, flaw: null };
    return inTransaction(async (tx) => {
      const [lock] = await tx<{ free: boolean }>(
        `select pg_try_advisory_xact_lock(${SEALING_LOCK}) free`,
      );
      return lock!.free ? sealIn(tx, options) : { sealed: null, flaw: null };
    });
  };

  return {
    book,
    seals,
    seal,
    /**
     * What the list lacks. `known` was read before the list and the list before the log, so that none of them is newer
     * than what it is compared with.
     */
    listFlaw: checkpointListFlaw,
    list,
    known: () => knownCheckpoints(sql),
    /** Begins a new list on a person's command, and records that in the log. @throws Error where the chain is broken */
    async reseal(): Promise<Sealing> {
      const { flaw } = await inTransaction((tx) =>
        verifyIn(tx, { checkpoints: [], publicKey: null }),
      );
      if (flaw) throw new Error(`Il registro è alterato, e non viene sigillato. ${flaw.message}`);
      const { count } = await knownCheckpoints(sql);
      const told: CheckpointsEvent = {
        type: 'CheckpointsRestarted',
        data: { known: count, found: book().read().length },
      };
      await inTransaction((tx) =>
        record(tx, checkpointsStream(newId()), told, { at: now().toISOString(), actor: 'console' }),
      );
      book().setAside(now().toISOString().replaceAll(/[:.]/g, '-'));
      return seal({ atOnce: true, anew: true });
    },
  };
};

export type Checkpoints = ReturnType<typeof checkpointsOf>;
