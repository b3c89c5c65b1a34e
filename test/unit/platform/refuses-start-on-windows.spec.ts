import { startNodeProcess } from '#test/support/services/child-process.ts';

const AS_WINDOWS = `data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})`;

it('exits with code 1 and one message on Windows', async () => {
  const child = startNodeProcess(['--import', AS_WINDOWS, 'src/start.mjs'], {});
  expect([await child.ended, child.output().trim()]).toEqual([
    1,
    'Windows is not supported: use WSL or the containers.',
  ]);
});
