import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import { serveApiDocs } from '#src/platform/http/openapi/api-docs-middleware.ts';
import { createContentSecurityPolicy } from '#src/platform/http/pipeline/content-security-policy.ts';
import type { OperationShape } from '#src/platform/http/pipeline/route.ts';
import { cookiePolicy } from '#src/platform/http/session/cookie-names.ts';

const operation: OperationShape = {
  name: 'listDishes',
  method: 'get',
  path: '/api/dishes',
  audience: 'public',
  summary: 'All dishes',
  answers: { 200: null },
};
const documentation = serveApiDocs(
  [{ operation, handle: () => Promise.resolve() }],
  cookiePolicy('https://example.org'),
  createContentSecurityPolicy({ dev: false }),
);

const readBody = async (path: string, coding: string): Promise<unknown> => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, headers: { 'accept-encoding': coding } });
  const ctx = new Koa().createContext(request, new ServerResponse(request));
  await documentation(ctx, () => Promise.resolve());
  return ctx.body;
};

describe('the API documentation', () => {
  it.each([
    ['/api/docs', 'br'],
    ['/api/docs', 'gzip'],
    ['/api/docs', 'identity'],
    ['/api/openapi.json', 'br'],
    ['/api/openapi.json', 'gzip'],
    ['/api/openapi.json', 'identity'],
  ])('at %s is created and encoded as %s only once', async (path, coding) => {
    const first = await readBody(path, coding);
    expect(first).toBeInstanceOf(Buffer);
    expect(await readBody(path, coding)).toBe(first);
  });
});
