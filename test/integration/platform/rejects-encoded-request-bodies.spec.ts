import { deflateSync, gzipSync } from 'node:zlib';
import { TOKENS } from '#src/composition/tokens.ts';
import { pathWithUnknownIds } from '#test/support/fixtures/authorization-callers.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
const errors: unknown[] = [];
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  app.app.silent = true;
  app.app.on('error', (error) => errors.push(error));
});
afterAll(() => app.stop());

const JSON_BODY = '{"a":1}';
const send = async (
  client: HttpClient,
  method: string,
  path: string,
  coding: string,
  body: BodyInit = JSON_BODY,
) => {
  const headers = {
    'content-type': 'application/json',
    'content-encoding': coding,
    'x-csrf-token': await client.fetchCsrfToken(),
  };
  const { status, body: answer } = await client.raw(method, path, { body, headers });
  return { status, code: (answer as { code?: string } | null)?.code };
};
const UNSUPPORTED = { status: 415, code: 'unsupported_coding' };

const listWritingPaths = () =>
  app.container
    .get(TOKENS.routes)
    .map(({ operation }) => operation)
    .filter(({ method }) => method !== 'get')
    .map((operation) => [operation.method, pathWithUnknownIds(operation)] as const);

describe('a body with a content coding', () => {
  it('returns 415 for every writing operation without an account, and logs no error', async () => {
    const guest = app.guest();
    const answers = [];
    for (const [method, path] of listWritingPaths())
      answers.push([path, await send(guest, method, path, 'gzip')]);
    expect(answers.length).toBeGreaterThan(25);
    expect(answers).toEqual(answers.map(([path]) => [path, UNSUPPORTED]));
    expect(errors).toEqual([]);
  });

  it.each([
    ['gzip', gzipSync(JSON_BODY)],
    ['gzip', gzipSync(JSON_BODY).subarray(0, 9)],
    ['deflate', deflateSync(JSON_BODY)],
    ['br', JSON_BODY],
    ['identity, gzip', JSON_BODY],
    ['nonsense', JSON_BODY],
  ])('returns 415 for %s', async (coding, body) =>
    expect(await send(app.guest(), 'post', '/api/contact', coding, body as BodyInit)).toEqual(
      UNSUPPORTED,
    ),
  );

  it('returns 415 without a CSRF token, with the supported coding in Accept-Encoding', async () => {
    const { status, headers } = await app
      .guest()
      .raw('post', '/api/contact', { body: JSON_BODY, headers: { 'content-encoding': 'gzip' } });
    expect([status, headers.get('accept-encoding')]).toEqual([415, 'identity']);
  });

  it('returns 415 for an upload', async () => {
    const staff = await app.staff();
    const { body } = await staff.post<{ uploadURL: string }>('/api/objects/upload');
    const { pathname, search } = new URL(body.uploadURL, app.origin);
    const { status } = await staff.raw('put', pathname + search, {
      body: gzipSync('x'),
      headers: { 'content-type': 'image/png', 'content-encoding': 'gzip' },
    });
    expect(status).toBe(415);
  });

  it('is read when the coding is identity', async () =>
    expect(await send(app.guest(), 'post', '/api/contact', 'identity')).toMatchObject({
      status: 400,
      code: 'invalid',
    }));
});
