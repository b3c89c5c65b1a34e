import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { serializeByKey } from '#src/kernel/keyed-queue.ts';

type Ask = { readonly turn: string; readonly name: string };

/** Work that records when it begins and ends, and fails for the name `falls`. */
const noting = () => {
  const notes: string[] = [];
  const work = async ({ name }: Ask) => {
    notes.push(`${name} begins`);
    await sleep(5);
    notes.push(`${name} ends`);
    if (name === 'falls') throw new Error('falls');
    return name;
  };
  return { notes, ask: serializeByKey(({ turn }: Ask) => turn, work) };
};

describe('those who want the same turn at one server', () => {
  it('come one after the other, in order, and those who want another turn do not wait for them', async () => {
    const { notes, ask } = noting();
    const answers = await Promise.all(
      [
        { turn: 'a', name: 'one' },
        { turn: 'a', name: 'two' },
        { turn: 'b', name: 'other' },
      ].map((wish) => ask(wish)),
    );
    expect(answers).toEqual(['one', 'two', 'other']);
    expect(notes.indexOf('two begins')).toBeGreaterThan(notes.indexOf('one ends'));
    expect(notes.indexOf('other begins')).toBeLessThan(notes.indexOf('one ends'));
  });

  it('are served though the one before failed', async () => {
    const { ask } = noting();
    const [first, second] = await Promise.allSettled([
      ask({ turn: 'a', name: 'falls' }),
      ask({ turn: 'a', name: 'two' }),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'falls' } });
    expect(second).toEqual({ status: 'fulfilled', value: 'two' });
  });

  it('fail with 503 when the queue has not moved for eight seconds, and their work does not run', async () => {
    const { notes, ask } = noting();
    const clock = jest
      .spyOn(performance, 'now')
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(10)
      .mockReturnValueOnce(9_000);
    const [first, second] = await Promise.allSettled([
      ask({ turn: 'a', name: 'one' }),
      ask({ turn: 'a', name: 'late' }),
    ]);
    clock.mockRestore();
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(ServiceUnavailable) });
    expect(notes).not.toContain('late begins');
  });
});
