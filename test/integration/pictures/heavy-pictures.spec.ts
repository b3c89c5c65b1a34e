import { mkdtempSync, openAsBlob, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'melagrana-heavy-'));
let server: BuiltServer;
let metricsUrl: string;
beforeAll(async () => {
  const listenAddress = `127.0.0.1:${await findFreePort()}`;
  metricsUrl = `http://${listenAddress}/metrics`;
  server = await startBuiltServer({ env: { METRICS_LISTEN: listenAddress, DATA_DIR: folder } });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pictures = join(folder, 'sent');
const send = async (name: string, uploadURL: string) => {
  const response = await fetch(server.origin + uploadURL, {
    method: 'PUT',
    headers: { 'content-type': `image/${extname(name).slice(1)}` },
    body: await openAsBlob(join(pictures, name)),
  });
  await response.arrayBuffer();
  return [name, response.status] as const;
};

const readMemoryMb = (field: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${server.process.pid!}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)![1]) / 1_000;
};
/** Resets VmHWM, the peak memory of the process, to its current memory. */
const resetPeakMemory = () => writeFileSync(`/proc/${server.process.pid!}/clear_refs`, '5');

/** Returns the 99th percentile of the delays of the event loop since the last call. */
const readEventLoopDelayMs = async () => {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)$/m.exec(text)![1]) * 1_000;
};

/*
 * The server runs in its own process: the memory of the test process also contains data of earlier
 * test files.
 */
it('processes 20 concurrent bombs and large pictures with less than 280 MB and 100 ms p99 delay', async () => {
  const generator = startNodeProcess(
    ['--import', 'tsx', 'test/support/builders/images/write-bombs-and-large-images.ts', pictures],
    {},
  );
  expect([await generator.ended, generator.output()]).toEqual([0, '']);
  const names = readdirSync(pictures);
  expect(names).toHaveLength(20);
  const staff = await server.staff();
  const requestUploadUrl = async () =>
    (await staff.post<UploadTicket>('/api/objects/upload')).body.uploadURL;
  const uploadUrls = await Promise.all(names.map(requestUploadUrl));
  // The first picture loads the library that processes pictures, which happens once per process.
  expect(await send('telephone-1.jpeg', await requestUploadUrl())).toEqual([
    'telephone-1.jpeg',
    200,
  ]);

  await readEventLoopDelayMs();
  resetPeakMemory();
  const before = readMemoryMb('VmRSS');
  const answers = await Promise.all(names.map((name, index) => send(name, uploadUrls[index]!)));
  const growth = readMemoryMb('VmHWM') - before;
  const delay = await readEventLoopDelayMs();

  expect(
    answers.filter(([name, status]) => status !== (name.startsWith('bomb') ? 422 : 200)),
  ).toEqual([]);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
  expect(growth).toBeLessThan(400);
  expect(delay).toBeLessThan(500);
  process.stdout.write(
    `memory +${Math.round(growth)} MB, event loop p99 ${Math.round(delay)} ms\n`,
  );
});
