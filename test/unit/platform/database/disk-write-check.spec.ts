import type { Sql } from '#src/kernel/transaction.ts';
import { createDiskWriteCheck } from '#src/platform/database/disk-write-check.ts';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });

/** A fake database that refuses a write of more than `room` bytes. */
const arrange = (room: number) => {
  const state = { room, now: 0, writes: 0 };
  const sql = (async (_: string, [filler]: readonly unknown[] = []) => {
    state.writes += 1;
    if ((filler as Buffer).length > state.room) throw withCode('53100');
    return [];
  }) as unknown as Sql;
  return { state, probe: createDiskWriteCheck(sql, () => state.now) };
};

describe('the write probe', () => {
  it('writes at most once in five seconds', async () => {
    const { state, probe } = arrange(100_000);
    expect(await Promise.all([probe.isWritable(), probe.isWritable()])).toEqual([true, true]);
    state.now = 4_999;
    await probe.isWritable();
    expect(state.writes).toBe(1);
    state.now = 5_000;
    await probe.isWritable();
    expect(state.writes).toBe(2);
  });

  it('is false when the database is read-only', async () =>
    expect(await arrange(0).probe.isWritable()).toBe(false));

  it.each(['53100', '25006', '58030'])(
    'is false from a write that failed with %s until there is room for a larger probe',
    async (code) => {
      const { state, probe } = arrange(10);
      expect(await probe.isWritable()).toBe(true);
      probe.recordFailure(withCode(code));
      expect(await probe.isWritable()).toBe(false);
      state.now = 5_000;
      expect(await probe.isWritable()).toBe(false);
      Object.assign(state, { now: 10_000, room: 100_000 });
      expect(await probe.isWritable()).toBe(true);
    },
  );

  it.each(['40P01', '23505', '55P03'])('takes no notice of %s', async (code) => {
    const { probe } = arrange(10);
    probe.recordFailure(withCode(code));
    expect(await probe.isWritable()).toBe(true);
  });
});
