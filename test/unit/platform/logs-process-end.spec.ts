import { startNodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const PROGRAM = `
  import { createLog } from './src/platform/log.ts';
  import { onShutdown } from './src/platform/shutdown.ts';
  onShutdown(createLog('info'), () => [{ name: 'part', stop: async () => console.log('part stopped') }]);
  setInterval(() => undefined, 1_000);
  if (process.env.DEFECT) setTimeout(() => { throw new Error('broken'); }, 0);
  console.log('running');
`;

const startProgram = (environment: Readonly<Record<string, string>> = {}) =>
  startNodeProcess(['--import', 'tsx', '--input-type=module', '--eval', PROGRAM], environment);

const lastEntry = (output: string) =>
  JSON.parse(output.trim().split('\n').at(-1)!) as Record<string, unknown>;

describe('the end of a process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('is logged with its reason after %s', async (signal) => {
    const child = startProgram();
    await pollUntil(() => (child.output().includes('running') ? true : null), {
      describe: child.output,
    });
    expect(await child.stop(signal)).toBe(0);
    expect(child.output()).toContain('part stopped');
    expect(lastEntry(child.output())).toMatchObject({
      msg: 'shutdown: process exits',
      reason: signal,
      code: 0,
      ms: expect.any(Number),
    });
  });

  it('is logged after an uncaught exception', async () => {
    const child = startProgram({ DEFECT: '1' });
    expect(await child.ended).toBe(1);
    expect(lastEntry(child.output())).toMatchObject({
      msg: 'shutdown: process exits',
      reason: 'uncaught exception',
      code: 1,
    });
  });
});
