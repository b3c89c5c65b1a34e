import type { Sql } from '#src/kernel/transaction.ts';
import { createDiskWriteCheck } from '#src/platform/database/disk-write-check.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

/** A fake database that refuses a write of more than `freeBytes` bytes. */
const createProbe = (freeBytes: number) => {
  const state = { freeBytes, now: 0, writes: 0 };
  const sql = (async (_: string, [filler]: readonly unknown[] = []) => {
    state.writes += 1;
    if ((filler as Buffer).length > state.freeBytes) throw withCode('53100');
    return [];
  }) as unknown as Sql;
  return { state, probe: createDiskWriteCheck(sql, () => state.now) };
};

describe('the disk write check', () => {
  it('writes at most once in five seconds', async () => {
    const { state, probe } = createProbe(100_000);
    expect(await Promise.all([probe.isWritable(), probe.isWritable()])).toEqual([true, true]);
    state.now = 4_999;
    await probe.isWritable();
    expect(state.writes).toBe(1);
    state.now = 5_000;
    await probe.isWritable();
    expect(state.writes).toBe(2);
  });

  it('returns false when the write fails because the disk is full', async () =>
    expect(await createProbe(0).probe.isWritable()).toBe(false));

  it.each(['53100', '25006', '58030'])(
    'returns false after a write failed with %s, until a larger probe succeeds',
    async (code) => {
      const { state, probe } = createProbe(10);
      expect(await probe.isWritable()).toBe(true);
      probe.recordFailure(withCode(code));
      expect(await probe.isWritable()).toBe(false);
      state.now = 5_000;
      expect(await probe.isWritable()).toBe(false);
      Object.assign(state, { now: 10_000, freeBytes: 100_000 });
      expect(await probe.isWritable()).toBe(true);
    },
  );

  it.each(['40P01', '23505', '55P03'])('ignores the error code %s', async (code) => {
    const { probe } = createProbe(10);
    probe.recordFailure(withCode(code));
    expect(await probe.isWritable()).toBe(true);
  });
});
