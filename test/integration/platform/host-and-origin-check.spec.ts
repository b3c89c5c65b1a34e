import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const HOST = 'www.melagrana.example';
const ORIGIN = `https://${HOST}`;
const production = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: ORIGIN,
  TRUSTED_PROXIES: '1',
  DATABASE_URL: 'postgresql://of.the.tests/none',
  SESSION_SECRET: randomBytes(32).toString('hex'),
};

let app: RunningApp;
let demo: RunningApp;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false, env: production });
  demo = await startApp({ checkAnswers: false });
});
afterAll(async () => {
  await app.stop();
  await demo.stop();
});

type Headers = Record<string, string>;
/** Uses `http.request`, because `fetch` does not let a caller choose the Host header. */
const sendRequest = (
  origin: string,
  method: string,
  path: string,
  headers: Headers = {},
): Promise<{ status: number; headers: Headers; text: string }> =>
  new Promise((resolve, reject) => {
    request(origin + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers as Headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

const postLogout = async ({ origin }: RunningApp, host: string, extraHeaders: Headers) => {
  const proxied = { host, 'x-forwarded-proto': 'https' };
  const token = await sendRequest(origin, 'GET', '/api/csrf-token', proxied);
  const cookie = String((token.headers['set-cookie'] as unknown as string[])[0]).split(';')[0]!;
  return sendRequest(origin, 'POST', '/api/admin/logout', {
    ...proxied,
    cookie,
    'x-csrf-token': (JSON.parse(token.text) as { csrfToken: string }).csrfToken,
    ...extraHeaders,
  });
};

describe('the production mode', () => {
  it.each([['/api/menu-items'], ['/api/time-slots'], ['/'], ['/api/nowhere']])(
    'returns 421 for %s on a foreign host, also when the answer is cached',
    async (path) => {
      for (let round = 0; round < 3; round++)
        await sendRequest(app.origin, 'GET', path, { host: HOST });
      const answers = [
        { host: 'evil.example' },
        { host: HOST, 'x-forwarded-host': 'evil.example' },
      ].map((headers) => sendRequest(app.origin, 'GET', path, headers));
      for (const { status, text } of await Promise.all(answers))
        expect([status, JSON.parse(text)]).toEqual([
          421,
          { code: 'misdirected', message: expect.any(String) },
        ]);
    },
  );

  it('returns 421 for a write whose origin and host agree on a foreign name', async () => {
    const origin = 'https://evil.example';
    expect((await postLogout(app, HOST, { host: 'evil.example', origin })).status).toBe(421);
    expect(
      (await postLogout(app, HOST, { 'x-forwarded-host': 'evil.example', origin })).status,
    ).toBe(421);
  });

  it('returns 403 for a foreign origin, and accepts its own', async () => {
    expect((await postLogout(app, HOST, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await postLogout(app, HOST, { origin: ORIGIN })).status).toBeLessThan(300);
    expect((await postLogout(app, HOST.toUpperCase(), { origin: ORIGIN })).status).toBeLessThan(
      300,
    );
  });

  it.each(['/health/live', '/health/ready'])('returns 200 for %s on any host', async (path) =>
    expect((await sendRequest(app.origin, 'GET', path, { host: '10.0.0.7:3000' })).status).toBe(
      200,
    ),
  );
});

describe('the demo mode', () => {
  it('accepts reads and writes at the IP address of the machine', async () => {
    const host = '192.168.1.20:3000';
    expect((await sendRequest(demo.origin, 'GET', '/api/menu-items', { host })).status).toBe(200);
    expect((await postLogout(demo, host, { origin: `http://${host}` })).status).toBeLessThan(300);
  });
});

describe('the example configuration of nginx', () => {
  it('clears X-Forwarded-Host', () =>
    expect(readFileSync('docs/operations/nginx.conf', 'utf8')).toMatch(
      /proxy_set_header X-Forwarded-Host "";/,
    ));
});
