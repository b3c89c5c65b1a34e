import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

type Headers = Readonly<Record<string, string>>;
type RecordedResponse = { readonly headers: Headers; readonly body: string };

/**
 * Recorded headers that the baseline server does not send, because Node sets them for each
 * response.
 */
const CONNECTION_HEADERS = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** Records the response bytes without decompressing them. */
const recordResponse = (address: string, headers: Headers): Promise<RecordedResponse> =>
  new Promise((done, failed) => {
    request(address, { headers }, (answer) => {
      void buffer(answer).then((body) => {
        if (answer.statusCode !== 200)
          return failed(new Error(`${address} answered ${answer.statusCode}: ${body.toString()}`));
        const passedHeaders = Object.entries(answer.headers).filter(
          ([name, value]) => typeof value === 'string' && !CONNECTION_HEADERS.has(name),
        );
        return done({
          headers: Object.fromEntries(passedHeaders) as Headers,
          body: body.toString('base64'),
        });
      }, failed);
    })
      .once('error', failed)
      .end();
  });

export const startBaselineServer = async (
  origin: string,
  paths: readonly string[],
  headers: Headers,
): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const answers: Record<string, RecordedResponse> = {};
  for (const path of paths) answers[path] = await recordResponse(origin + path, headers);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/quality/bench/baseline-server.ts'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  child.stdin.end(JSON.stringify(answers));
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    origin: `http://127.0.0.1:${port.toString().trim()}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
};
