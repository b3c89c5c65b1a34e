import { request } from 'node:http';
import { TOKENS } from '#src/composition/tokens.ts';
import type { OperationShape } from '#src/platform/http/pipeline/route.ts';
import {
  allowedCallers,
  CALLERS,
  createCallers,
  pathWithUnknownIds,
  type Caller,
} from '#test/support/fixtures/authorization-callers.ts';
import { operations } from '#test/support/assertions/api-contract.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
let callers: Readonly<Record<Caller, HttpClient>>;
let routes: readonly OperationShape[];
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  callers = await createCallers(app);
  routes = app.container.get(TOKENS.routes).map(({ operation }) => operation);
});
afterAll(() => app.stop());

type Heard = { readonly status: number; readonly code: string | null };

/** Cancels the response body, because the live stream never ends. */
const heardBy = async (
  client: HttpClient,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Heard> => {
  const csrf = method === 'get' ? {} : { 'x-csrf-token': await client.fetchCsrfToken() };
  const response = await fetch(app.origin + path, {
    method: method.toUpperCase(),
    headers: { cookie: client.cookies.header() ?? '', ...csrf, ...headers },
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) await response.body?.cancel();
  const text = type.includes('event-stream') ? '' : await response.text();
  const code =
    type.includes('application/json') && text.startsWith('{')
      ? ((JSON.parse(text) as { code?: string }).code ?? null)
      : null;
  return { status: response.status, code };
};

const isTurnedAway = ({ status, code }: Heard) => status === 401 && code === 'login_required';

describe('who may call what', () => {
  it('is declared on every route, and every declared call is a route', () => {
    expect(routes.filter(({ audience }) => !(audience in allowedCallers))).toEqual([]);
    expect(routes.map(({ name }) => name).sort()).toEqual(
      operations.map(({ name }) => name).sort(),
    );
  });

  // Logout runs last, because it ends the session that the other calls need.
  it.each(CALLERS)(
    'the %s is admitted where the route permits it, and receives 401 elsewhere',
    async (caller) => {
      const ordered = [...routes].sort(
        (a, b) => Number(a.name === 'logOut') - Number(b.name === 'logOut'),
      );
      const wrong: string[] = [];
      for (const route of ordered) {
        const heard = await heardBy(callers[caller], route.method, pathWithUnknownIds(route));
        if (
          isTurnedAway(heard) === allowedCallers[route.audience].includes(caller) ||
          heard.status === 403 ||
          heard.status >= 500
        )
          wrong.push(`${route.method} ${route.path}: ${heard.status} ${heard.code}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

const namesOf = (...audiences: OperationShape['audience'][]) =>
  routes
    .filter(({ audience }) => audiences.includes(audience))
    .map(({ name }) => name)
    .sort();

/** Lists names, so that no other call can get a narrow audience unnoticed. */
describe('the narrow roles', () => {
  it('the kitchen has one call beside its own access', () => {
    expect(namesOf('kitchen')).toEqual(['readKitchenDay']);
    expect(namesOf('staff')).toEqual(['changeOwnPassword', 'endOwnSessions', 'listOwnSessions']);
  });

  it('the cashier changes nothing but a new booking', () => {
    const writing = routes.filter(({ method }) => method !== 'get').map(({ name }) => name);
    expect(namesOf('desk', 'cashier').filter((name) => writing.includes(name))).toEqual([
      'enterReservation',
    ]);
  });

  it('the dining room has no menu, no closure, no account and no personal data file', () => {
    const paths = routes
      .filter(({ audience }) => audience === 'dining-room' || audience === 'desk')
      .map(({ path }) => (path.startsWith('/api/admin/') ? path : path.split('/')[2]));
    expect([...new Set(paths)].sort()).toEqual([
      '/api/admin/offline-keys',
      'desk',
      'guests',
      'reservations',
      'service-days',
      'table-blocks',
      'tables',
      'turn-limits',
      'waiting-list',
    ]);
  });
});

const spellings = (path: string): string[] => [
  `/${path}`,
  path.replace('/api', '/API'),
  path.replace('/api', '/%61pi'),
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/api/./'),
  path.replace('/api/', '/api/%2e%2e/api/'),
  path.replace('/api/', '/x/../api/'),
  `${path}/`,
  `${path}%00`,
  `${path};x=1`,
  path.replaceAll('/', '%2F').replace('%2F', '/'),
  path.replace('/api', '\\api').replace('\\', '/\\'),
  `${path}.json`,
  path.toUpperCase(),
];

/** Sends the path exactly as given, which `fetch` would normalise. */
const asWritten = (method: string, path: string): Promise<number> =>
  new Promise((answered, failed) => {
    const sent = request(
      { host: '127.0.0.1', port: new URL(app.origin).port, method, path },
      (answer) => {
        answer.resume();
        answered(answer.statusCode!);
      },
    );
    sent.once('error', failed).end();
  });

describe('a visitor', () => {
  const closed = () =>
    routes.filter(({ audience, method }) => audience !== 'public' && method === 'get');

  it('comes to nothing that is not public, however its path is spelt', async () => {
    const reached: string[] = [];
    for (const route of closed())
      for (const path of spellings(pathWithUnknownIds(route))) {
        const status = await asWritten('GET', path);
        if (status < 400) reached.push(`${path}: ${status}`);
      }
    expect(reached).toEqual([]);
  });

  it('nor with HEAD, which asks for the same without its body', async () => {
    for (const route of closed())
      expect(await asWritten('HEAD', pathWithUnknownIds(route))).toBe(401);
  });

  it.each(['TRACE', 'PROPFIND', 'LINK', 'PURGE', 'SEARCH'])(
    'returns 405 for %s, which has no route',
    async (method) => {
      for (const path of ['/api/time-slots', '/api/reservations', '/api/nowhere', '/'])
        expect(await asWritten(method, path)).toBe(405);
    },
  );

  it('writes nothing by asking for another method in a header or in the address, not even as administrator', async () => {
    const staff = await app.staff();
    const written = async () => (await app.database.query('select from event')).length;
    const before = await written();
    for (const route of routes.filter(({ method }) => method !== 'get'))
      for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
        expect(
          (
            await heardBy(staff, 'get', `${pathWithUnknownIds(route)}?_method=${route.method}`, {
              [header]: route.method,
            })
          ).status,
        ).toBeLessThan(500);
    expect(await written()).toBe(before);
    expect((await heardBy(staff, 'get', '/api/reservations')).status).toBe(200);
  });
});
