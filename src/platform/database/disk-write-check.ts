import { randomBytes } from 'node:crypto';
import type { Sql } from '#src/kernel/transaction.ts';

const INTERVAL_MS = 5_000;
/**
 * Size of the test write in bytes. After a failed write, a larger one is necessary, because a full
 * disk may still accept a small write.
 */
const PROBE_BYTES = { usual: 1, afterFailure: 65_536 } as const;

const REFUSED_WRITE = /^(53[123]00|25006|58030)$/;

const PROBE =
  'insert into write_probe (id, filler) values (1, ?) on conflict (id) do update set filler = excluded.filler';

export type DiskWriteCheck = {
  readonly recordFailure: (error: unknown) => void;
  readonly isWritable: () => Promise<boolean>;
};

export const createDiskWriteCheck = (
  sql: Sql,
  now: () => number = () => performance.now(),
): DiskWriteCheck => {
  let hasFailed = false;
  let last: { readonly at: number; readonly result: Promise<boolean> } | null = null;

  const probe = async (): Promise<boolean> => {
    const bytes = hasFailed ? PROBE_BYTES.afterFailure : PROBE_BYTES.usual;
    const succeeded = await sql(PROBE, [randomBytes(bytes)]).then(
      () => true,
      () => false,
    );
    if (succeeded && bytes === PROBE_BYTES.afterFailure) hasFailed = false;
    return succeeded;
  };

  return {
    recordFailure(error) {
      const { code } = error as { code?: unknown };
      if (typeof code === 'string' && REFUSED_WRITE.test(code)) hasFailed = true;
    },
    async isWritable() {
      if (last === null || now() - last.at >= INTERVAL_MS) last = { at: now(), result: probe() };
      return (await last.result) && !hasFailed;
    },
  };
};
