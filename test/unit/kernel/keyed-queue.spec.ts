import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceUnavailable } from '#src/kernel/service-unavailable-error.ts';
import { serializeByKey } from '#src/kernel/keyed-queue.ts';

type Task = { readonly turn: string; readonly name: string };

/** A queue whose work logs its begin and end, and throws for the task `falls`. */
const createLoggingQueue = () => {
  const log: string[] = [];
  const work = async ({ name }: Task) => {
    log.push(`${name} begins`);
    await sleep(5);
    log.push(`${name} ends`);
    if (name === 'falls') throw new Error('falls');
    return name;
  };
  return { log, enqueue: serializeByKey(({ turn }: Task) => turn, work) };
};

describe('calls with the same key', () => {
  it('run one at a time in order, and do not delay calls with another key', async () => {
    const { log, enqueue } = createLoggingQueue();
    const answers = await Promise.all(
      [
        { turn: 'a', name: 'one' },
        { turn: 'a', name: 'two' },
        { turn: 'b', name: 'other' },
      ].map((task) => enqueue(task)),
    );
    expect(answers).toEqual(['one', 'two', 'other']);
    expect(log.indexOf('two begins')).toBeGreaterThan(log.indexOf('one ends'));
    expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('one ends'));
  });

  it('run after the previous call failed', async () => {
    const { enqueue } = createLoggingQueue();
    const [first, second] = await Promise.allSettled([
      enqueue({ turn: 'a', name: 'falls' }),
      enqueue({ turn: 'a', name: 'two' }),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: { message: 'falls' } });
    expect(second).toEqual({ status: 'fulfilled', value: 'two' });
  });

  it('reject with ServiceUnavailable after a wait of more than 8 s, and do not run', async () => {
    const { log, enqueue } = createLoggingQueue();
    const clock = jest
      .spyOn(performance, 'now')
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(10)
      .mockReturnValueOnce(9_000);
    const [first, second] = await Promise.allSettled([
      enqueue({ turn: 'a', name: 'one' }),
      enqueue({ turn: 'a', name: 'late' }),
    ]);
    clock.mockRestore();
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(ServiceUnavailable) });
    expect(log).not.toContain('late begins');
  });
});
