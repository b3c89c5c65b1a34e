import { join } from 'node:path';
import { headLine, entryLine } from '../event-log/audit/export.ts';
import type { Verdict } from '../event-log/audit/verify.ts';
import { sealLog, type CheckpointBook, type Sealing } from '../event-log/postgres/checkpointer.ts';
import { entriesBetween, headOf, placeOf } from '../event-log/postgres/entries.ts';
import { replayCheck } from '../event-log/postgres/rebuild.ts';
import { verifyLive } from '../event-log/postgres/verify-live.ts';
import type { Projection } from '../event-log/projection.ts';
import type { Config } from '../platform/config.ts';
import { checkpointBook } from '../platform/seals/checkpoint-book.file.ts';
import type { House } from './house.ts';

/** One number for every process that seals: the others find nothing to do. */
const SEALING_LOCK = 7_061_203;

/** Where seals, their key and the list of erasures are: outside the database. */
export const sealFolder = ({ CHECKPOINT_DIR, DATA_DIR }: Config): string => CHECKPOINT_DIR ?? join(DATA_DIR, 'checkpoints');

/** What anybody needs who checks the history: seals, verification, replay, exports. */
export const auditOf = ({ config, sql, commands: { inTransaction, clock } }: House, projections: readonly Projection[]) => {
  let opened: CheckpointBook | null = null;
  // Opened when it is first asked for: its folder and its key are made then.
  const book = (): CheckpointBook => (opened ??= checkpointBook(sealFolder(config)));
  const seals = () => ({ checkpoints: book().read(), publicKey: book().publicKey });
  const origin = config.PUBLIC_ORIGIN;
  return {
    book,
    verify: (): Promise<Verdict> => {
      const before = seals();
      return inTransaction((tx) => verifyLive(tx, before));
    },
    seal: (how?: { atOnce?: boolean }): Promise<Sealing> => inTransaction(async (tx) => {
      const [lock] = await tx<{ free: boolean }>(`select pg_try_advisory_xact_lock(${SEALING_LOCK}) free`);
      return lock!.free ? sealLog({ sql: tx, book: book(), origin, now: () => clock.now() })(how) : { sealed: null, flaw: null };
    }),
    replayCheck: () => inTransaction((tx) => replayCheck(tx, projections)),
    /** Lines of the log from one position to another, the head with its proof first. */
    async* exportLines(range: { from?: number; to?: number } = {}): AsyncGenerator<string> {
      const before = seals();
      const head = await headOf(sql);
      const to = Math.min(range.to ?? head.position, head.position);
      const after = await placeOf(sql, Math.max(0, (range.from ?? 1) - 1));
      const publicKey = book().publicKey.export({ type: 'spki', format: 'pem' }).toString();
      yield headLine({ origin, after, complete: to === head.position, publicKey, checkpoints: before.checkpoints.filter(({ size }) => size > after.position && size <= to) });
      for await (const entry of entriesBetween(sql, after.position, to)) yield entryLine(entry);
    },
  };
};

export type Audit = ReturnType<typeof auditOf>;

