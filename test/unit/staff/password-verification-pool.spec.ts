import { createPasswordVerificationPool } from '#src/contexts/staff/passwords/password-verification-pool.ts';

const createTestPool = (maxWaiting = 3) => {
  const pool = createPasswordVerificationPool({
    places: 2,
    reserved: 1,
    maxWaiting,
    maxWaitMs: 60_000,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, isKnown = false) =>
    pool.run(isKnown, () => {
      started.push(name);
      return new Promise<void>((end) => {
        ends.set(name, end);
      });
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { run, end, started };
};

describe('the verification pool', () => {
  it('runs two verifications for unknown browsers in parallel, in order of arrival', async () => {
    const { run, end, started } = createTestPool();
    for (const name of ['a', 'b', 'c', 'd']) void run(name);
    await new Promise(setImmediate);
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('reserves a slot for known browsers, and runs them before waiting unknown browsers', async () => {
    const { run, end, started } = createTestPool();
    for (const name of ['a', 'b', 'c']) void run(name);
    void run('known', true);
    void run('known too', true);
    await new Promise(setImmediate);
    expect(started).toEqual(['a', 'b', 'known']);
    await end('a');
    expect(started).toEqual(['a', 'b', 'known', 'known too']);
    await end('known');
    expect(started).toEqual(['a', 'b', 'known', 'known too', 'c']);
  });

  it('rejects when the maximum number waits, counted separately for known browsers', async () => {
    const { run } = createTestPool();
    for (const name of ['a', 'b', 'c', 'd', 'e']) void run(name);
    await expect(run('f')).rejects.toMatchObject({ refusal: { code: 'too_many_requests' } });
    for (const name of ['1', '2', '3', '4']) void run(name, true);
    await expect(run('5', true)).rejects.toMatchObject({ refusal: { code: 'too_many_requests' } });
  });

  it('rejects all except 66 of 200 parallel verifications as too many', async () => {
    const pool = createPasswordVerificationPool();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => pool.run(false, () => new Promise(setImmediate))),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBe(200 - 66);
    expect(refused.every(({ reason }) => reason.refusal.kind === 'too-many')).toBe(true);
  });

  it('rejects a verification that waited longer than the limit', async () => {
    const pool = createPasswordVerificationPool({
      places: 1,
      reserved: 0,
      maxWaiting: 2,
      maxWaitMs: 1,
    });
    const slow = pool.run(false, () => new Promise((end) => setTimeout(end, 20)));
    const late = pool.run(false, async () => 'verified');
    await expect(late).rejects.toMatchObject({ refusal: { code: 'too_many_requests' } });
    await slow;
  });

  it('frees the slot when a verification fails', async () => {
    const pool = createPasswordVerificationPool({
      places: 1,
      reserved: 0,
      maxWaiting: 1,
      maxWaitMs: 60_000,
    });
    await expect(pool.run(false, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await pool.run(false, async () => 'next')).toBe('next');
  });
});
