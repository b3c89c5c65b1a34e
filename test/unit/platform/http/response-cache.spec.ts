import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { createResponseCache, markCacheable } from '#src/platform/http/cache/response-cache.ts';
import { requestLog } from '#src/platform/http/pipeline/request-log.ts';
import {
  createContentSecurityPolicy,
  securityHeaders,
} from '#src/platform/http/pipeline/security-headers.ts';

const policy = createContentSecurityPolicy({ dev: false });
const setup = {
  version: '1',
  today: '2027-03-12',
  isAway: false,
  isSilent: false,
  isStopping: false,
  made: 0,
  lines: [] as object[],
};
let server: Server;

beforeAll(async () => {
  const app = new Koa();
  const note = (facts: object) => {
    setup.lines.push(facts);
  };
  const { front, store } = createResponseCache({
    policy,
    onResponse: note,
    servesHost: () => true,
    isStopping: () => setup.isStopping,
    today: () => setup.today,
    versionNow: async () =>
      setup.isAway
        ? Promise.reject(new Error('away'))
        : setup.isSilent
          ? new Promise<string>(() => undefined)
          : setup.version,
    timeoutMs: 20,
  });
  app.use(store);
  app.use(
    requestLog({
      request: (_: string, facts: object) => {
        note(facts);
      },
    } as never),
  );
  app.use(securityHeaders({ https: true, policy }));
  app.use((ctx) => {
    setup.made += 1;
    ctx._matchedRoute = '/api/menu-items';
    if (ctx.path === '/api/mine') ctx.cookies.set('pre', 'x');
    ctx.body = Buffer.from(`${ctx.state.nonce.length} ${setup.version} ${setup.made}`);
    const page = (nonce: string) => Buffer.from(`<script nonce="${nonce}">`);
    if (ctx.path === '/page') {
      ctx.body = page(ctx.state.nonce);
      markCacheable(ctx, page);
    } else if (ctx.path !== '/api/availability') markCacheable(ctx);
  });
  server = createServer(front(app.callback()));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
});
afterAll(
  () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    }),
);
beforeEach(() => {
  Object.assign(setup, { isAway: false, isSilent: false, isStopping: false });
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    init,
  );
  const {
    'x-request-id': id,
    'content-security-policy': csp,
    date: _,
    ...headers
  } = Object.fromEntries(answer.headers);
  return { status: answer.status, id, csp, headers, text: await answer.text() };
};
/** Requests a path three times, so that the last answer comes from the cache if it is cacheable. */
const askAgain = async (path: string, init?: RequestInit) => {
  await ask(path, init);
  await ask(path, init);
  return ask(path, init);
};

describe('an answer that everybody gets alike', () => {
  it('is made no more while version and day stand, and bears the headers of every answer, an id and a nonce of its own, and its line', async () => {
    const first = await ask('/api/menu-items');
    const [cached, again] = [await askAgain('/api/menu-items'), await ask('/api/menu-items')];
    expect([again.text, again.headers]).toEqual([cached.text, first.headers]);
    expect(new Set([first.id, cached.id, again.id, undefined]).size).toBe(4);
    expect(new Set([first.csp, cached.csp, again.csp, undefined]).size).toBe(4);
    expect(again.csp!.replaceAll(/'nonce-[^']+'/g, '')).toBe(
      first.csp!.replaceAll(/'nonce-[^']+'/g, ''),
    );
    expect(setup.lines.at(-1)).toEqual({
      requestId: again.id,
      method: 'GET',
      route: '/api/menu-items',
      status: 200,
      ms: expect.any(Number),
    });
  });

  it('bears the nonce that its policy names', async () => {
    const { csp, text } = await askAgain('/page');
    expect(csp).toContain(`'nonce-${/"(.+)"/.exec(text)![1]}'`);
  });

  it.each([
    ['the version has changed', { version: '2' }],
    ['the day has ended', { today: '2027-03-13' }],
  ])('is made anew by the first who asks after %s', async (_, change) => {
    const { text } = await askAgain('/api/menu-items');
    Object.assign(setup, change);
    expect((await ask('/api/menu-items')).text).not.toBe(text);
  });

  it.each([
    ['whoever has a cookie', '/api/menu-items', { headers: { cookie: 'sid=x' } }, {}],
    ['another method', '/api/menu-items', { method: 'HEAD' }, {}],
    ['a request with a body', '/api/menu-items', { method: 'POST', body: 'x' }, {}],
    ['whoever asks while the process ends', '/api/menu-items', {}, { isStopping: true }],
    ['whoever asks while the version cannot be told', '/api/menu-items', {}, { isAway: true }],
    ['whoever asks while no version comes', '/api/menu-items', {}, { isSilent: true }],
    ['an answer that sets a cookie', '/api/mine', {}, {}],
    ['an answer of which nothing was said', '/api/availability', {}, {}],
    ['a list with a query', '/api/menu-items?x=1', {}, {}],
  ])('is made for %s', async (_, path, init, state) => {
    await askAgain(path);
    Object.assign(setup, state);
    const before = setup.made;
    await askAgain(path, init);
    expect(setup.made).toBe(before + 3);
  });
});
