import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { keptAnswers, sameForAll } from '#src/platform/http/kept-answers.ts';
import { requestLog } from '#src/platform/http/request-log.ts';
import { policyOf, securityHeaders } from '#src/platform/http/security-headers.ts';

const policy = policyOf({ dev: false });
const house = { stamp: '1', isAway: false, isStopping: false, made: 0, lines: [] as object[] };
let server: Server;

beforeAll(async () => {
  const app = new Koa();
  app.use(requestLog({ request: (_: string, facts: object) => { house.lines.push(facts); } } as never));
  app.use(keptAnswers({ policy, isStopping: () => house.isStopping, stampNow: async () => (house.isAway ? Promise.reject(new Error('away')) : house.stamp) }));
  app.use(securityHeaders({ https: true, policy }));
  app.use((ctx) => {
    house.made += 1;
    ctx._matchedRoute = '/api/menu-items';
    if (ctx.path === '/api/mine') ctx.cookies.set('pre', 'x');
    ctx.body = Buffer.from(`${ctx.state.nonce.length} ${house.stamp} ${house.made}`);
    const page = (nonce: string) => Buffer.from(`<script nonce="${nonce}">`);
    if (ctx.path === '/page') {
      ctx.body = page(ctx.state.nonce);
      sameForAll(ctx, page);
    } else if (ctx.path !== '/api/availability') sameForAll(ctx);
  });
  server = createServer(app.callback());
  await new Promise<void>((listening) => { server.listen(0, '127.0.0.1', listening); });
});
afterAll(() => new Promise((closed) => { server.close(closed); server.closeAllConnections(); }));
beforeEach(() => { Object.assign(house, { isAway: false, isStopping: false }); });

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  const { 'x-request-id': id, 'content-security-policy': csp, date: _, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, id, csp, headers, text: await answer.text() };
};
/** So often that the last is one that was kept, unless it may not be. */
const askAgain = async (path: string, init?: RequestInit) => { await ask(path, init); await ask(path, init); return ask(path, init); };

describe('an answer that everybody gets alike', () => {
  it('is made no more while its stamp stands, and bears the headers of every answer, an id and a nonce of its own, and its line', async () => {
    const first = await ask('/api/menu-items');
    const [kept, again] = [await askAgain('/api/menu-items'), await ask('/api/menu-items')];
    expect([again.text, again.headers]).toEqual([kept.text, first.headers]);
    expect(new Set([first.id, kept.id, again.id, undefined]).size).toBe(4);
    expect(new Set([first.csp, kept.csp, again.csp, undefined]).size).toBe(4);
    expect(again.csp!.replaceAll(/'nonce-[^']+'/g, '')).toBe(first.csp!.replaceAll(/'nonce-[^']+'/g, ''));
    expect(house.lines.at(-1)).toEqual({ requestId: again.id, method: 'GET', route: '/api/menu-items', status: 200, ms: expect.any(Number) });
  });

  it('bears the nonce that its policy names', async () => {
    const { csp, text } = await askAgain('/page');
    expect(csp).toContain(`'nonce-${/"(.+)"/.exec(text)![1]}'`);
  });

  it('is made anew by the first who asks after the stamp has changed', async () => {
    const { text } = await askAgain('/api/menu-items');
    house.stamp = '2';
    expect((await ask('/api/menu-items')).text).not.toBe(text);
  });

  it.each([
    ['whoever has a cookie', '/api/menu-items', { headers: { cookie: 'sid=x' } }, {}], ['another method', '/api/menu-items', { method: 'HEAD' }, {}],
    ['a request with a body', '/api/menu-items', { method: 'POST', body: 'x' }, {}], ['whoever asks while the process ends', '/api/menu-items', {}, { isStopping: true }],
    ['whoever asks while the stamp cannot be told', '/api/menu-items', {}, { isAway: true }], ['an answer that sets a cookie', '/api/mine', {}, {}],
    ['an answer of which nothing was said', '/api/availability', {}, {}],
  ])('is made for %s', async (_, path, init, state) => {
    await askAgain(path);
    Object.assign(house, state);
    const before = house.made;
    await askAgain(path, init);
    expect(house.made).toBe(before + 3);
  });
});
